package io.fairlead.placement.cluster;

/**
 * Whether a node takes jobs.
 *
 * @param reason why not, in the words of whoever said so; empty where none were given
 */
public record NodeState(Usability usability, String reason) {

    public static final NodeState AVAILABLE = new NodeState(Usability.AVAILABLE, "");

    /** The ways in which a node can be unusable, and the one in which it is not. */
    public enum Usability {
        /** It takes jobs as far as it has room. */
        AVAILABLE,
        /** A job is leaving it: busy for a little longer, whatever its allocation says. */
        COMPLETING,
        DRAINED,
        DRAINING,
        DOWN,
        NOT_RESPONDING,
        /** Held by a reservation of Slurm. */
        RESERVED,
        /** Its health forbids it. */
        FAILED,
        /** Anything else that takes no jobs: powered down, in maintenance, unknown to Slurm. */
        OUT_OF_USE
    }

    public boolean available() {
        return usability == Usability.AVAILABLE;
    }
}
