package io.fairlead.inventory.revision.postgres;

import io.fairlead.platform.events.postgres.OwnerEpochs;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The epoch this instance writes a cluster under: one for each takeover of its partition. */
@ApplicationScoped
class OwnerTerms {

    private record Term(long number, Uni<Long> epoch) {}

    private final OwnerEpochs epochs;
    private final ConcurrentMap<String, Term> terms = new ConcurrentHashMap<>();

    OwnerTerms(OwnerEpochs epochs) {
        this.epochs = epochs;
    }

    /** The epoch of a term, taken once however many imports ask at the same time. */
    Uni<Long> epoch(String cluster, long term) {
        Term current =
                terms.compute(
                        cluster,
                        (ignored, known) ->
                                known != null && known.number >= term
                                        ? known
                                        : new Term(
                                                term,
                                                epochs.next(cluster).memoize().indefinitely()));
        return current.epoch.onFailure().invoke(() -> terms.remove(cluster, current));
    }
}
