package io.fairlead.placement.search;

import java.util.Arrays;

/** Costs by domains and room; out of reach until something leads there. */
final class CostTable {
    private final long[] lost;
    private final long[] left;

    CostTable(int cells) {
        lost = new long[cells];
        left = new long[cells];
        Arrays.fill(lost, Long.MAX_VALUE);
    }

    /** Nothing left to divide costs nothing. */
    void begin() {
        lost[0] = 0;
        left[0] = 0;
    }

    /** Takes the cost of going on from there, if that is the cheapest way so far. */
    boolean improve(int to, CostTable after, int from, long lostHere, long leftHere) {
        if (after.lost[from] == Long.MAX_VALUE) {
            return false;
        }
        long newLost = after.lost[from] + lostHere;
        long newLeft = after.left[from] + leftHere;
        if (newLost > lost[to] || (newLost == lost[to] && newLeft >= left[to])) {
            return false;
        }
        lost[to] = newLost;
        left[to] = newLeft;
        return true;
    }
}
