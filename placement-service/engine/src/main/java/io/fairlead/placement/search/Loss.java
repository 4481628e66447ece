package io.fairlead.placement.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What taking nodes costs later jobs, as a number that can be added up and compared: whole free
 * segments lost, the largest size first. Each size has as many values as this job can cost of it,
 * so that no number of small losses outweighs a large one.
 */
final class Loss {

    private final List<Integer> sizes;
    private final long[] weights;

    /**
     * @param sizes segment sizes to look after; the smallest are left out where the numbers of a
     *     very large job would not fit a long
     */
    Loss(List<Integer> sizes, int nodes, int domains) {
        List<Integer> counted = new ArrayList<>(sizes);
        long @Nullable [] found = weigh(counted, nodes, domains);
        while (found == null) {
            counted.remove(counted.size() - 1);
            found = weigh(counted, nodes, domains);
        }
        this.sizes = List.copyOf(counted);
        this.weights = found;
    }

    /** Null where they do not fit. */
    private static long @Nullable [] weigh(List<Integer> sizes, int nodes, int domains) {
        long[] weights = new long[sizes.size()];
        long weight = 1;
        for (int i = sizes.size() - 1; i >= 0; i--) {
            weights[i] = weight;
            long values = nodes / sizes.get(i) + (long) domains + 2;
            if (weight > Long.MAX_VALUE / 4 / values) {
                return null;
            }
            weight *= values;
        }
        return weights;
    }

    long of(Unit unit, int taken) {
        long loss = 0;
        for (int i = 0; i < weights.length; i++) {
            loss += weights[i] * unit.segmentsLost(sizes.get(i), taken);
        }
        return loss;
    }
}
