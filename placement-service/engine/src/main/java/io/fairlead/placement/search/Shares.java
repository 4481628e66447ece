package io.fairlead.placement.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How many nodes each unit gives, when the number of domains is fixed: exactly the division that
 * costs later jobs least, then leaves fewest GPUs and nodes over, then takes the first names.
 *
 * <p>A table over (units from here on, domains left, room left) is filled from the last unit to the
 * first. With the fewest possible domains there is little room to spare, so "room left" is counted
 * from whichever end has fewer values: nodes still missing, or room still to be left unused.
 */
final class Shares {

    /** Larger than any table for 5,000 nodes in domains of 18; beyond it, largest first will do. */
    private static final long MAX_STEPS = 40_000_000;

    private static final long MAX_NODES = 1L << 24;

    private final List<Unit> units;
    private final int segment;
    private final int domains;
    private final int wanted;
    private final int largest;
    private final boolean byUnused;
    private final int target;
    private final Loss loss;

    private Shares(List<Unit> units, int nodes, int segment, int domains, Loss loss) {
        this.units = units;
        this.segment = segment;
        this.domains = domains;
        this.wanted = nodes / segment;
        this.loss = loss;
        this.largest =
                units.stream()
                        .mapToInt(unit -> unit.chassis() ? 1 : unit.segments(segment))
                        .max()
                        .orElse(1);
        long unused = (long) domains * largest - wanted;
        this.byUnused = unused < wanted;
        this.target = byUnused ? (int) unused : wanted;
    }

    /** Nodes of each unit, and what that costs. */
    record Division(List<Integer> nodes, long loss, long left) {

        boolean betterThan(@Nullable Division other) {
            return other == null || loss < other.loss || (loss == other.loss && left < other.left);
        }
    }

    static Division best(List<Unit> units, int nodes, int segment, int domains, Loss loss) {
        Shares shares = new Shares(units, nodes, segment, domains, loss);
        long options = Math.min(shares.largest, shares.wanted);
        long steps = (long) units.size() * (domains + 1) * (shares.target + 1) * (options + 1);
        int[] division = steps > MAX_STEPS ? shares.largestFirst() : shares.cheapest();
        return shares.costed(division);
    }

    private Division costed(int[] segments) {
        List<Integer> nodes = new ArrayList<>();
        long lost = 0;
        long left = 0;
        for (int i = 0; i < segments.length; i++) {
            int taken = segments[i] * segment;
            nodes.add(taken);
            lost += loss.of(units.get(i), taken);
            left += leftOver(units.get(i), taken);
        }
        return new Division(List.copyOf(nodes), lost, left);
    }

    /** GPUs before nodes: no cluster has more nodes than the factor. */
    private static long leftOver(Unit unit, int taken) {
        return unit.gpusLeft(taken) * MAX_NODES + unit.nodesLeft(taken);
    }

    private int domainsOf(Unit unit, int taken) {
        return unit.chassis() ? taken : Math.min(1, taken);
    }

    private int roomOf(int domainsUsed, int taken) {
        return byUnused ? domainsUsed * largest - taken : taken;
    }

    private int[] cheapest() {
        int width = target + 1;
        int cells = (domains + 1) * width;
        short[][] take = new short[units.size()][cells];
        CostTable after = new CostTable(cells);
        after.begin();
        for (int i = units.size() - 1; i >= 0; i--) {
            CostTable here = new CostTable(cells);
            fill(units.get(i), here, after, take[i]);
            after = here;
        }
        return follow(take);
    }

    private void fill(Unit unit, CostTable here, CostTable after, short[] take) {
        int least = unit.leastSegments(segment);
        int most = Math.min(wanted, unit.segments(segment));
        Arrays.fill(take, (short) -1);
        // Largest share first and none last: of equals, the first names give most.
        for (int taken = most; taken >= least; taken--) {
            int used = domainsOf(unit, taken);
            int room = roomOf(used, taken);
            long lost = loss.of(unit, taken * segment);
            long left = leftOver(unit, taken * segment);
            for (int d = used; d <= domains; d++) {
                for (int r = room; r <= target; r++) {
                    int from = (d - used) * (target + 1) + r - room;
                    int to = d * (target + 1) + r;
                    if (here.improve(to, after, from, lost, left)) {
                        take[to] = (short) taken;
                    }
                }
            }
        }
    }

    private int[] follow(short[][] take) {
        int[] division = new int[units.size()];
        int d = domains;
        int r = target;
        for (int i = 0; i < division.length; i++) {
            int taken = take[i][d * (target + 1) + r];
            if (taken < 0) {
                throw new IllegalStateException("no division into " + domains + " domains");
            }
            int used = domainsOf(units.get(i), taken);
            division[i] = taken;
            d -= used;
            r -= roomOf(used, taken);
        }
        return division;
    }

    /** Required nodes, then the largest units until there is enough. */
    private int[] largestFirst() {
        int[] division = new int[units.size()];
        int missing = wanted;
        for (int i = 0; i < division.length; i++) {
            division[i] = units.get(i).leastSegments(segment);
            missing -= division[i];
        }
        List<Integer> order =
                IntStream.range(0, division.length)
                        .boxed()
                        .sorted(
                                Comparator.comparing((Integer i) -> division[i] == 0)
                                        .thenComparing(
                                                i -> units.get(i).segments(segment),
                                                Comparator.reverseOrder()))
                        .toList();
        for (int i : order) {
            int more = Math.min(missing, units.get(i).segments(segment) - division[i]);
            division[i] += more;
            missing -= more;
        }
        return division;
    }
}
