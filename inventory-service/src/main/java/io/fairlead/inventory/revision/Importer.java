package io.fairlead.inventory.revision;

import io.fairlead.inventory.facts.KnownNodes;
import io.fairlead.inventory.facts.Ownership;
import io.fairlead.inventory.topology.Finding;
import io.fairlead.inventory.topology.Reading;
import io.fairlead.inventory.topology.TopologyFile;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;

/** From a topology file to a revision: read, join with the facts, store. */
public final class Importer {

    private final KnownNodes known;
    private final Ownership ownership;
    private final Revisions revisions;

    /** With the facts, and where revisions are kept. */
    public Importer(KnownNodes known, Ownership ownership, Revisions revisions) {
        this.known = known;
        this.ownership = ownership;
        this.revisions = revisions;
    }

    /**
     * A wish for a revision.
     *
     * @param cluster cluster
     * @param file topology file
     * @param author who brings it
     * @param configured whether it is the file the service is configured with
     * @param dryRun whether to tell only what it would change
     */
    public record Request(
            String cluster, TopologyFile file, String author, boolean configured, boolean dryRun) {}

    /** What came of it. */
    public sealed interface Outcome {

        /** It is in force; {@code fresh} where it changed anything. */
        record InForce(Revision revision, boolean fresh, List<Finding> warnings)
                implements Outcome {}

        /** A dry run: it could come into force. */
        record Possible(Changes changes, List<Finding> warnings) implements Outcome {}

        /** The file is refused; what was in force stays. */
        record Refused(Reading.Refused reading) implements Outcome {}

        /** Nothing can be said yet of this cluster; it may be later. */
        record TooEarly(String reason) implements Outcome {}
    }

    /** Runs an import. Reading takes a moment and may not be done on an event loop. */
    public Uni<Outcome> run(Request request) {
        String cluster = request.cluster();
        if (!known.whole() || !ownership.owns(cluster)) {
            return tooEarly(
                    "this instance does not know the nodes of cluster "
                            + cluster
                            + ": it is still reading slurm.nodes, or another instance speaks for it");
        }
        KnownNodes.Facts facts = known.of(cluster);
        if (facts.nodes().isEmpty()) {
            return tooEarly(
                    "no node of cluster "
                            + cluster
                            + " is known yet: slurm.nodes has none, is the gateway polling Slurm?");
        }
        Reading reading = request.file().read(facts.nodes().keySet());
        if (reading instanceof Reading.Accepted accepted) {
            return store(request, draft(request, facts, accepted), accepted.findings());
        }
        return Uni.createFrom().item(new Outcome.Refused((Reading.Refused) reading));
    }

    private Uni<Outcome> store(Request request, Draft draft, List<Finding> warnings) {
        if (request.dryRun()) {
            return revisions.compare(draft).map(changes -> new Outcome.Possible(changes, warnings));
        }
        return revisions
                .store(draft)
                .map(stored -> new Outcome.InForce(stored.revision(), stored.fresh(), warnings));
    }

    private Draft draft(Request request, KnownNodes.Facts facts, Reading.Accepted accepted) {
        TopologyFile file = request.file();
        return new Draft(
                request.cluster(),
                request.author(),
                new Manifest.Source(file.name(), file.sha256()),
                file.text(),
                request.configured() ? Optional.of(file.sha256()) : Optional.empty(),
                Inventory.of(accepted.topology(), facts.nodes()),
                known.term());
    }

    private static Uni<Outcome> tooEarly(String reason) {
        return Uni.createFrom().item(new Outcome.TooEarly(reason));
    }
}
