package io.fairlead.gateway.portal.testing;

import io.fairlead.gateway.portal.Decision;
import io.fairlead.gateway.portal.InventoryNode;
import io.fairlead.gateway.portal.Outcome;
import io.fairlead.gateway.portal.SlurmJob;
import io.fairlead.gateway.portal.SlurmNode;
import io.fairlead.gateway.tenancy.TenantScope;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Nodes, jobs and people of a cluster. */
public final class Things {

    public static final Instant MORNING = Instant.parse("2026-03-02T08:00:00Z");

    public static final TenantScope OLGA =
            new TenantScope("olga", "olga", Set.of("operator"), null, Set.of(), true);
    public static final TenantScope ALICE =
            new TenantScope(
                    "alice", "alice", Set.of("tenant-member"), "acme", Set.of("acme"), false);

    private Things() {}

    public static InventoryNode placed(String cluster, String name, String rack, String domain) {
        return new InventoryNode(cluster, name, "gb200", 4, domain, rack);
    }

    public static SlurmNode node(String cluster, String name, int gpusUsed, String... states) {
        return new SlurmNode(cluster, name, List.of(states), "", "gb200", 4, gpusUsed);
    }

    public static SlurmNode drained(String cluster, String name, String reason) {
        return new SlurmNode(cluster, name, List.of("IDLE", "DRAIN"), reason, "gb200", 4, 0);
    }

    public static SlurmJob running(
            String cluster, long id, String user, String account, String... nodes) {
        return job(cluster, id, user, account, "RUNNING", MORNING, List.of(nodes));
    }

    public static SlurmJob pending(String cluster, long id, String user, String account) {
        return job(cluster, id, user, account, "PENDING", null, List.of());
    }

    private static SlurmJob job(
            String cluster,
            long id,
            String user,
            String account,
            String state,
            @Nullable Instant start,
            List<String> nodes) {
        return new SlurmJob(
                cluster,
                key(id),
                id,
                "secret-name-of-" + user,
                user,
                account,
                "gpu",
                "normal",
                List.of(state),
                "None",
                100,
                MORNING,
                start,
                null,
                3600L,
                true,
                false,
                new SlurmJob.Request(Math.max(1, nodes.size()), 4, null),
                nodes);
    }

    /** The key of a job in these tests. */
    public static String key(long id) {
        return "s" + id;
    }

    public static Decision place(String cluster, long id, String reason, String... nodes) {
        return new Decision(
                cluster,
                key(id),
                "PLACE",
                List.of(nodes),
                List.of(new Decision.DomainShare("nvl1", nodes.length)),
                reason,
                List.of(),
                72,
                null,
                MORNING,
                MORNING);
    }

    public static Decision waiting(String cluster, long id, String reason) {
        return new Decision(
                cluster,
                key(id),
                "WAIT",
                List.of(),
                List.of(),
                reason,
                List.of(new Decision.Reason("BUSY", "no free GPUs", 56)),
                72,
                "one of the running jobs ends",
                MORNING.plusSeconds(600),
                MORNING);
    }

    public static Outcome started(String cluster, long id) {
        return new Outcome(cluster, key(id), "STARTED", "runs where decided", MORNING);
    }
}
