package io.fairlead.inventory.platform;

import io.fairlead.inventory.facts.KnownNodes;
import io.fairlead.inventory.facts.Ownership;
import io.fairlead.inventory.revision.ClusterStatus;
import io.fairlead.inventory.revision.Importer;
import io.fairlead.inventory.revision.Revisions;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Makes the plain objects injectable. */
@Singleton
class Assembly {

    @Produces
    @Singleton
    KnownNodes knownNodes(Clock clock) {
        return new KnownNodes(clock);
    }

    @Produces
    @Singleton
    ClusterStatus clusterStatus() {
        return new ClusterStatus();
    }

    @Produces
    @Singleton
    Importer importer(KnownNodes known, Ownership ownership, Revisions revisions) {
        return new Importer(known, ownership, revisions);
    }
}
