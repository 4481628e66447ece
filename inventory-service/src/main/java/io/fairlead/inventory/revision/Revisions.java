package io.fairlead.inventory.revision;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The stored revisions. */
public interface Revisions {

    /** Revisions listed at once. */
    int PAGE = 100;

    /**
     * What storing a draft came to.
     *
     * @param revision the one in force now
     * @param fresh whether it is a new one; a draft that changes nothing is none
     */
    record Stored(Revision revision, boolean fresh) {}

    /**
     * The topology file the revision in force is made from.
     *
     * @param file its name
     * @param text its text
     * @param fileSha256 SHA-256 of the configured file when it was last taken in, or empty
     */
    record InForce(String file, String text, Optional<String> fileSha256) {}

    /**
     * Brings a draft into force, its state events and its manifest in one transaction.
     *
     * @throws ReplacedOwnerException (in the Uni) where another instance has taken the cluster over
     */
    Uni<Stored> store(Draft draft);

    /** What a draft would change. */
    Uni<Changes> compare(Draft draft);

    /** The source of the revision in force. */
    Uni<Optional<InForce>> source(String cluster);

    /**
     * The newest revisions, newest first; at most {@link #PAGE}, those before a number if given.
     */
    Uni<List<Revision>> list(String cluster, Optional<Integer> before);

    /** One revision. */
    Uni<Optional<Revision>> find(String cluster, int number);

    /** The newest revision. */
    Uni<Optional<Revision>> newest(String cluster);

    /** What the cluster consists of in a revision. */
    Uni<Optional<Inventory>> inventory(String cluster, int number);

    /** The clusters that have a revision. */
    Uni<Set<String>> clusters();

    /** Another instance has taken the cluster over; nothing was written. */
    final class ReplacedOwnerException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /** For a cluster. */
        public ReplacedOwnerException(String cluster) {
            super("another instance speaks for cluster " + cluster + " now");
        }
    }
}
