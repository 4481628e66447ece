package io.fairlead.placement.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A block's candidates, in the order in which the job would take them: required nodes, then nodes
 * already in part use, then those on which fewest GPUs would be left over.
 */
final class Unit {

    private final ClusterIndex index;
    private final Occupancy occupancy;
    private final int block;
    private final int[] nodes;
    private final int required;
    private final BitSet groups = new BitSet();
    // Of the first so many nodes: how many are untouched, and the GPUs left over on them.
    private final int[] untouched;
    private final int[] gpusLeft;

    private Unit(ClusterIndex index, Occupancy occupancy, int[] nodes, int required, int gpus) {
        this.index = index;
        this.occupancy = occupancy;
        this.block = index.block(nodes[0]);
        this.nodes = nodes;
        this.required = required;
        this.untouched = new int[nodes.length + 1];
        this.gpusLeft = new int[nodes.length + 1];
        for (int i = 0; i < nodes.length; i++) {
            groups.set(index.group(nodes[i]));
            untouched[i + 1] = untouched[i] + (occupancy.untouched(nodes[i]) ? 1 : 0);
            gpusLeft[i + 1] = gpusLeft[i] + occupancy.free(nodes[i]).gpus() - gpus;
        }
    }

    /** The blocks' units, in the order of their first candidate. */
    static List<Unit> of(
            ClusterIndex index, Candidates candidates, BitSet required, Occupancy occupancy) {
        int gpus = candidates.demand().resources().gpus();
        int[][] ofBlock = new int[index.blocks()][];
        int[] sizes = new int[index.blocks()];
        int[] forced = new int[index.blocks()];
        List<Integer> blocks = new ArrayList<>();
        for (int node : candidates.nodes()) {
            int block = index.block(node);
            if (sizes[block]++ == 0) {
                blocks.add(block);
            }
        }
        for (int node : inOrderOfTaking(candidates.nodes(), required, occupancy, gpus)) {
            int block = index.block(node);
            if (ofBlock[block] == null) {
                ofBlock[block] = new int[sizes[block]];
                sizes[block] = 0;
            }
            ofBlock[block][sizes[block]++] = node;
            forced[block] += required.get(node) ? 1 : 0;
        }
        return blocks.stream()
                .map(block -> new Unit(index, occupancy, ofBlock[block], forced[block], gpus))
                .toList();
    }

    private static int[] inOrderOfTaking(
            int[] candidates, BitSet required, Occupancy occupancy, int gpus) {
        long[] keys = new long[candidates.length];
        for (int i = 0; i < keys.length; i++) {
            int node = candidates[i];
            long rank = (required.get(node) ? 0L : 2L) + (occupancy.untouched(node) ? 1 : 0);
            long left = (long) occupancy.free(node).gpus() - gpus;
            keys[i] = rank << 60 | left << 32 | node;
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) key).toArray();
    }

    /** The part of it on these leaf groups; null where there is none. */
    @Nullable Unit within(BitSet allowed, BitSet isRequired, int gpus) {
        if (!groups.intersects(allowed)) {
            return null;
        }
        int[] inside =
                Arrays.stream(nodes).filter(node -> allowed.get(index.group(node))).toArray();
        if (inside.length == nodes.length) {
            return this;
        }
        int forced = (int) Arrays.stream(inside).filter(isRequired::get).count();
        return new Unit(index, occupancy, inside, forced, gpus);
    }

    /** Whether each of its nodes is a domain of its own. */
    boolean chassis() {
        return index.chassis(block);
    }

    int[] nodes() {
        return nodes;
    }

    /** Whole segments it has room for. A node that is its own domain has room for none but of 1. */
    int segments(int segment) {
        return chassis() && segment > 1 ? 0 : nodes.length / segment;
    }

    /** Segments it has to give for its required nodes. */
    int leastSegments(int segment) {
        return (required + segment - 1) / segment;
    }

    /** Whole free segments of that size that are lost by taking so many nodes. */
    int segmentsLost(int size, int taken) {
        int free = occupancy.untouchedIn(block);
        return free / size - (free - Math.min(free, untouched[taken])) / size;
    }

    /** Free GPUs left over on the nodes taken: too few there to be of use to most. */
    int gpusLeft(int taken) {
        return gpusLeft[taken];
    }

    /** Free nodes left over beside those taken: large holes elsewhere stay large. */
    int nodesLeft(int taken) {
        return taken == 0 ? 0 : Math.max(0, occupancy.untouchedIn(block) - untouched[taken]);
    }
}
