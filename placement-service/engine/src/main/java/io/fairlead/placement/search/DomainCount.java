package io.fairlead.placement.search;

import java.util.List;

/** How few domains a job can do with: exact, as the largest ones have room for most. */
final class DomainCount {

    /** No number of domains has room. */
    static final int NONE = Integer.MAX_VALUE;

    private DomainCount() {}

    static int needed(List<Unit> units, int nodes, int segment) {
        int wanted = nodes / segment;
        int[] unitsWithRoomFor = new int[wanted + 1];
        int have = 0;
        int least = 0;
        int domains = 0;
        for (Unit unit : units) {
            int room = Math.min(wanted, unit.segments(segment));
            int forced = unit.leastSegments(segment);
            if (forced > room) {
                return NONE;
            }
            least += forced;
            if (unit.chassis()) {
                domains += forced;
                have += forced;
                unitsWithRoomFor[1] += room - forced;
            } else if (forced > 0) {
                domains++;
                have += room;
            } else {
                unitsWithRoomFor[room]++;
            }
        }
        return least > wanted ? NONE : fill(unitsWithRoomFor, have, domains);
    }

    private static int fill(int[] unitsWithRoomFor, int already, int domainsAlready) {
        int wanted = unitsWithRoomFor.length - 1;
        int have = already;
        int domains = domainsAlready;
        for (int room = wanted; room > 0 && have < wanted; room--) {
            int taken = Math.min(unitsWithRoomFor[room], (wanted - have + room - 1) / room);
            have += taken * room;
            domains += taken;
        }
        return have >= wanted ? domains : NONE;
    }
}
