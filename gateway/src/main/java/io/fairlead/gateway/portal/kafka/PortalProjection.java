package io.fairlead.gateway.portal.kafka;

import io.fairlead.gateway.portal.ClusterPicture;
import io.fairlead.gateway.portal.Clusters;
import io.fairlead.gateway.portal.Decision;
import io.fairlead.gateway.portal.InventoryNode;
import io.fairlead.gateway.portal.Outcome;
import io.fairlead.gateway.portal.Revision;
import io.fairlead.gateway.portal.SlurmJob;
import io.fairlead.gateway.portal.SlurmNode;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateHandler;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Brings each state event into its cluster's picture. */
@ApplicationScoped
public class PortalProjection implements StateHandler {

    /** How a topic's states change a picture. */
    private interface Entry {
        void enter(ClusterPicture picture, String id, StateEvent event);
    }

    private static final Map<String, Entry> ENTRIES =
            Map.of(
                    "inventory.nodes",
                    (picture, id, e) -> picture.inventoryNode(id, read(e, InventoryNode.class)),
                    "inventory.revisions",
                    (picture, id, e) -> picture.revision(read(e, Revision.class)),
                    "slurm.nodes",
                    (picture, id, e) -> picture.slurmNode(id, read(e, SlurmNode.class)),
                    "slurm.jobs",
                    (picture, id, e) -> picture.job(id, read(e, SlurmJob.class)),
                    "placement.decisions",
                    (picture, id, e) -> picture.decision(id, read(e, Decision.class)),
                    "slurm.outcomes",
                    (picture, id, e) -> picture.outcome(id, read(e, Outcome.class)));

    private final Clusters clusters = new Clusters();

    @Produces
    @Singleton
    Clusters clusters() {
        return clusters;
    }

    @Override
    public Set<String> topics() {
        return ENTRIES.keySet();
    }

    @Override
    public void accept(StateEvent event) {
        Entry entry = ENTRIES.get(event.topic());
        if (entry != null) {
            String id = event.key().substring(event.key().indexOf('/') + 1);
            entry.enter(clusters.picture(event.cluster()), id, event);
        }
    }

    @Override
    public void caughtUp() {
        clusters.completed();
    }

    private static <T> @Nullable T read(StateEvent event, Class<T> type) {
        return event.deleted() ? null : Json.read(event.json(), type);
    }
}
