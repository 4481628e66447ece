package io.fairlead.gateway.platform;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.platform.events.StateChange;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.postgres.StateStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** The stored states of the cluster, for threads that may block. */
@ApplicationScoped
public class OwnStates {

    private static final Duration DATABASE = Duration.ofSeconds(10);

    private final StateStore store;
    private final RegisteredCluster cluster;
    private final Clock clock;

    OwnStates(StateStore store, RegisteredCluster cluster, Clock clock) {
        this.store = store;
        this.cluster = cluster;
        this.clock = clock;
    }

    /** Writes states under an epoch; those of an owner that was replaced fall away. */
    public void write(String topic, long epoch, List<StateChange> changes) {
        store.write(topic, cluster.name(), epoch, clock.instant(), changes)
                .await()
                .atMost(DATABASE);
    }

    /** The last states of a topic's things, those deleted left out. */
    public List<StateEvent> load(String topic) {
        return store.load(topic, cluster.name()).await().atMost(DATABASE).stream()
                .filter(event -> !event.deleted())
                .toList();
    }
}
