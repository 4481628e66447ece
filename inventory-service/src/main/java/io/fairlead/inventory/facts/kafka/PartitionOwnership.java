package io.fairlead.inventory.facts.kafka;

import io.fairlead.inventory.facts.Ownership;
import io.fairlead.platform.events.kafka.CatchUp;
import jakarta.enterprise.context.ApplicationScoped;

/** Who has a cluster's partition speaks for the cluster. */
@ApplicationScoped
class PartitionOwnership implements Ownership {

    private final CatchUp catchUp;

    PartitionOwnership(CatchUp catchUp) {
        this.catchUp = catchUp;
    }

    @Override
    public boolean owns(String cluster) {
        return catchUp.owns(cluster);
    }
}
