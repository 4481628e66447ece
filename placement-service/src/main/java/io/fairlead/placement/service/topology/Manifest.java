package io.fairlead.placement.service.topology;

import java.util.Objects;

/**
 * What a whole revision consists of.
 *
 * @param revision counts up per cluster
 */
public record Manifest(long revision, Kinds kinds) {

    public Manifest {
        Objects.requireNonNull(kinds, "kinds is missing");
    }

    /** The two kinds of things in it. */
    public record Kinds(Kind nodes, Kind switches) {

        public Kinds {
            Objects.requireNonNull(nodes, "kinds.nodes is missing");
            Objects.requireNonNull(switches, "kinds.switches is missing");
        }
    }

    /**
     * What there is of a kind.
     *
     * @param count how many live things
     * @param digest SHA-256, hex, over their lines {@code key SP epoch SP counter LF}, sorted by
     *     key
     */
    public record Kind(int count, String digest) {

        public Kind {
            Objects.requireNonNull(digest, "digest is missing");
        }
    }
}
