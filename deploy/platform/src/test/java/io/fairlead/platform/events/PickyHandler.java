package io.fairlead.platform.events;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;

/** Comes before the other handler and refuses what that one takes. */
@ApplicationScoped
@Priority(1000)
class PickyHandler implements StateHandler {

    @Override
    public Set<String> topics() {
        return Set.of("slurm.nodes");
    }

    @Override
    public void accept(StateEvent event) {
        if (event.cluster().equals("picky")) {
            throw new UnreadableEventException("field gpus: not for me");
        }
    }
}
