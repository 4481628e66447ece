package io.fairlead.placement.service.cycle.postgres;

import io.fairlead.placement.service.cycle.Changes;
import io.fairlead.placement.service.decisions.Decision;
import io.fairlead.placement.service.decisions.DecisionGone;
import io.fairlead.placement.service.decisions.Issued;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.postgres.OwnerEpochs;
import io.fairlead.platform.events.postgres.StateStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The decisions in force, in the state table whose rows are their events. Blocks; not for an event
 * loop.
 */
@ApplicationScoped
public class DecisionStore {

    /** Longer than PostgreSQL needs for a full queue; a cycle that waits longer is tried again. */
    private static final Duration AT_MOST = Duration.ofSeconds(10);

    private static final String TOPIC = "placement.decisions";

    private final StateStore states;
    private final OwnerEpochs epochs;

    DecisionStore(StateStore states, OwnerEpochs epochs) {
        this.states = states;
        this.epochs = epochs;
    }

    /** Takes the next epoch of a cluster; writes of an owner before it fall away from now on. */
    public long takeEpoch(String cluster) {
        return epochs.next(cluster).await().atMost(AT_MOST);
    }

    /** The decisions of a cluster in force, by job; without answers. */
    public Map<String, Issued> inForce(String cluster) {
        return states.load(TOPIC, cluster).await().atMost(AT_MOST).stream()
                .filter(event -> !event.deleted())
                .map(
                        event ->
                                Issued.unanswered(
                                        Json.read(event.json(), Decision.class), event.version()))
                .collect(Collectors.toMap(i -> i.decision().job(), Function.identity()));
    }

    /**
     * Writes changes in one transaction.
     *
     * @return the version of each by job
     * @throws ReplacedException where another owner has taken over; then nothing is written
     */
    public Map<String, StateVersion> write(
            String cluster, long epoch, Instant at, Changes changes) {
        List<StateChange> rows = rows(cluster, changes);
        Map<String, StateEvent> standing =
                states
                        .writeAndRead(TOPIC, cluster, epoch, at, rows)
                        .await()
                        .atMost(AT_MOST)
                        .stream()
                        .collect(Collectors.toMap(StateEvent::key, Function.identity()));
        Map<String, StateVersion> versions = new HashMap<>();
        for (StateChange row : rows) {
            StateEvent now = standing.get(row.key());
            if (now == null || now.version().epoch() > epoch || !now.json().equals(row.json())) {
                throw new ReplacedException(cluster, epoch);
            }
            versions.put(row.key().substring(cluster.length() + 1), now.version());
        }
        return versions;
    }

    static List<StateChange> rows(String cluster, Changes changes) {
        List<StateChange> rows = new ArrayList<>();
        for (Decision decision : changes.decisions()) {
            rows.add(StateChange.of(key(cluster, decision.job()), Json.write(decision)));
        }
        for (String job : changes.deletions()) {
            rows.add(
                    StateChange.deletion(
                            key(cluster, job), Json.write(DecisionGone.of(cluster, job))));
        }
        return rows;
    }

    private static String key(String cluster, String job) {
        return cluster + "/" + job;
    }
}
