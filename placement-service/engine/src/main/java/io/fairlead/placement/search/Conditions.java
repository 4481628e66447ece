package io.fairlead.placement.search;

import java.util.BitSet;

/**
 * The cluster under which nodes are sought.
 *
 * @param kept nodes kept for earlier jobs while this one would run
 */
public record Conditions(Occupancy occupancy, BitSet kept, Outlook outlook) {

    /** Which states of nodes count. */
    public enum Outlook {
        /** As they are. */
        NOW,
        /** A little later: jobs that were leaving have left. */
        LATER,
        /** Everything repaired and returned. */
        IDEAL
    }

    /** Nothing runs, nothing is broken, nothing is kept. */
    public static Conditions ideal(ClusterIndex index) {
        return new Conditions(Occupancy.empty(index), new BitSet(), Outlook.IDEAL);
    }
}
