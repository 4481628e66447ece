package io.fairlead.gateway.decisions.kafka;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.decisions.Decision;
import io.fairlead.gateway.decisions.DecisionDesk;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateHandler;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;

/** Hands each decision about this cluster to the desk. */
@ApplicationScoped
class DecisionInbox implements StateHandler {

    private final DecisionDesk desk;
    private final RegisteredCluster cluster;

    DecisionInbox(DecisionDesk desk, RegisteredCluster cluster) {
        this.desk = desk;
        this.cluster = cluster;
    }

    @Override
    public Set<String> topics() {
        return Set.of("placement.decisions");
    }

    @Override
    public void accept(StateEvent event) {
        if (!event.cluster().equals(cluster.name())) {
            return;
        }
        if (event.deleted()) {
            String job = event.key().substring(cluster.name().length() + 1);
            desk.withdrawn(job, event.version().epoch());
        } else {
            desk.arrived(Decision.read(event));
        }
    }
}
