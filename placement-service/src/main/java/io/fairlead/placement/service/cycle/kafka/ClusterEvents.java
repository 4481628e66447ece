package io.fairlead.placement.service.cycle.kafka;

import io.fairlead.placement.service.cycle.ClusterState;
import io.fairlead.placement.service.cycle.Clusters;
import io.fairlead.placement.service.decisions.Outcome;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.nodes.SlurmNode;
import io.fairlead.placement.service.topology.InventoryNode;
import io.fairlead.placement.service.topology.InventorySwitch;
import io.fairlead.placement.service.topology.Manifest;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateHandler;
import io.fairlead.platform.events.UnreadableEventException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Set;

/** Reads each state into what is known of its cluster and marks the cluster as changed. */
@ApplicationScoped
class ClusterEvents implements StateHandler {

    private static final String NODES = "inventory.nodes";
    private static final String SWITCHES = "inventory.switches";
    private static final String REVISIONS = "inventory.revisions";
    private static final String SLURM_NODES = "slurm.nodes";
    private static final String SLURM_JOBS = "slurm.jobs";
    private static final String OUTCOMES = "slurm.outcomes";

    private final Clusters clusters;
    private final Clock clock;

    ClusterEvents(Clusters clusters, Clock clock) {
        this.clusters = clusters;
        this.clock = clock;
    }

    @Override
    public Set<String> topics() {
        return Set.of(NODES, SWITCHES, REVISIONS, SLURM_NODES, SLURM_JOBS, OUTCOMES);
    }

    @Override
    public void accept(StateEvent event) {
        if (event.deleted()) {
            gone(clusters.of(event.cluster()), event);
        } else {
            newest(event);
        }
        clusters.changed(event.cluster());
    }

    @Override
    public void takenOver() {
        clusters.takenOver();
    }

    @Override
    public void caughtUp() {
        clusters.allChanged();
    }

    // The cluster is looked up after the reading: what cannot be read makes no cluster.
    private void newest(StateEvent event) {
        String json = event.json();
        switch (event.topic()) {
            case NODES -> {
                InventoryNode node = Json.read(json, InventoryNode.class);
                requireKey(event, node.name());
                state(event).inventory(t -> t.node(event.key(), event.version(), node));
            }
            case SWITCHES -> {
                InventorySwitch one = Json.read(json, InventorySwitch.class);
                requireKey(event, one.name());
                state(event).inventory(t -> t.networkSwitch(event.key(), event.version(), one));
            }
            case REVISIONS -> {
                Manifest manifest = Json.read(json, Manifest.class);
                state(event).inventory(t -> t.announced(manifest));
            }
            case SLURM_NODES -> {
                SlurmNode node = Json.read(json, SlurmNode.class);
                requireKey(event, node.name());
                state(event).node(node, clock.instant());
            }
            case SLURM_JOBS -> {
                SlurmJob job = Json.read(json, SlurmJob.class);
                requireKey(event, job.job());
                state(event).job(job, clock.instant());
            }
            case OUTCOMES -> {
                Outcome outcome = Json.read(json, Outcome.class);
                requireKey(event, outcome.job());
                state(event).outcome(outcome);
            }
            default -> throw new UnreadableEventException("no reader for " + event.topic());
        }
    }

    private ClusterState state(StateEvent event) {
        return clusters.of(event.cluster());
    }

    private static void gone(ClusterState state, StateEvent event) {
        switch (event.topic()) {
            case NODES -> state.inventory(t -> t.nodeGone(event.key()));
            case SWITCHES -> state.inventory(t -> t.networkSwitchGone(event.key()));
            case REVISIONS -> state.inventory(t -> t.withdrawn());
            case SLURM_NODES -> state.nodeGone(id(event));
            case SLURM_JOBS -> state.jobGone(id(event));
            case OUTCOMES -> state.outcomeGone(id(event));
            default -> throw new UnreadableEventException("no reader for " + event.topic());
        }
    }

    private static void requireKey(StateEvent event, String id) {
        if (!id(event).equals(id)) {
            throw new UnreadableEventException(
                    "the value is about " + id + ", the key about " + event.key());
        }
    }

    private static String id(StateEvent event) {
        return event.key().substring(event.key().indexOf('/') + 1);
    }
}
