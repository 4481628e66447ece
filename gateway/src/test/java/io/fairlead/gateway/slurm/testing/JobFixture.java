package io.fairlead.gateway.slurm.testing;

import io.fairlead.gateway.slurm.JobRequest;
import io.fairlead.gateway.slurm.SlurmJob;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A job under its lease, to be changed as a test needs it. */
public final class JobFixture {

    public static final Instant SUBMITTED = Instant.parse("2026-12-01T04:00:00Z");
    public static final Instant LEASE_END = SUBMITTED.plusSeconds(120);
    public static final String LEASED = "fairlead: waiting for a placement decision";

    private final String key;
    private final long id;
    private String partition = "gpu";
    private String state = "PENDING";
    private String reason = "BeginTime";
    private boolean held;
    private int restarts;
    private @Nullable Instant begin = LEASE_END;
    private List<String> required = List.of();
    private List<String> nodes = List.of();
    private String comment = LEASED;

    private JobFixture(String key, long id) {
        this.key = key;
        this.id = id;
    }

    public static JobFixture job(String key, long id) {
        return new JobFixture(key, id);
    }

    public JobFixture partition(String name) {
        partition = name;
        return this;
    }

    public JobFixture reason(String text) {
        reason = text;
        return this;
    }

    public JobFixture held() {
        held = true;
        return this;
    }

    public JobFixture requeued() {
        restarts = 1;
        return this;
    }

    public JobFixture begin(@Nullable Instant time) {
        begin = time;
        return this;
    }

    public JobFixture requiring(String... names) {
        required = List.of(names);
        return this;
    }

    public JobFixture comment(String text) {
        comment = text;
        return this;
    }

    public JobFixture runningOn(String... names) {
        state = "RUNNING";
        reason = "None";
        nodes = List.of(names);
        return this;
    }

    public JobFixture ended(String how, String... names) {
        state = how;
        reason = "None";
        nodes = List.of(names);
        return this;
    }

    public SlurmJob build() {
        return new SlurmJob(
                id,
                key,
                "train",
                "alice",
                "acme",
                partition,
                "normal",
                List.of(state),
                reason,
                held ? 0 : 250,
                held,
                SUBMITTED,
                begin,
                SUBMITTED.plusSeconds(10),
                null,
                3600L,
                restarts,
                request(),
                nodes,
                comment);
    }

    private JobRequest request() {
        return new JobRequest(
                2, 2, 4, null, 1, null, true, null, null, "", required, List.of(), null, false,
                false, "");
    }
}
