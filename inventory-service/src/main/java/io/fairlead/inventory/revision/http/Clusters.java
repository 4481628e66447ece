package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.facts.KnownNodes;
import io.fairlead.inventory.revision.Revision;
import io.fairlead.inventory.revision.Revisions;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Which clusters this service knows: configured, named by slurm.nodes, or with a revision. */
@ApplicationScoped
class Clusters {

    private final KnownNodes known;
    private final Revisions revisions;
    private final Optional<String> configured;

    Clusters(
            KnownNodes known,
            Revisions revisions,
            @ConfigProperty(name = "fairlead.inventory.cluster") Optional<String> configured) {
        this.known = known;
        this.revisions = revisions;
        this.configured = configured;
    }

    /** The newest revision of a cluster, if it has one; fails with 404 where it is unknown. */
    Uni<Optional<Revision>> newest(String cluster) {
        return revisions
                .newest(cluster)
                .invoke(
                        revision -> {
                            if (revision.isEmpty()) {
                                requireKnown(cluster);
                            }
                        });
    }

    /** The revision in force; fails with 404 where there is none. */
    Uni<Revision> inForce(String cluster) {
        return newest(cluster)
                .map(
                        revision ->
                                revision.orElseThrow(
                                        Problems.missing(
                                                "Cluster "
                                                        + cluster
                                                        + " has no revision yet: no topology was"
                                                        + " brought, or it was refused.")));
    }

    private void requireKnown(String cluster) {
        if (configured.equals(Optional.of(cluster)) || known.clusters().contains(cluster)) {
            return;
        }
        if (!known.whole()) {
            throw Problems.unavailable(
                    "The clusters are not all known yet: slurm.nodes is being read.");
        }
        throw Problems.notFound("There is no cluster of that name.");
    }
}
