package io.fairlead.placement.search;

import io.fairlead.placement.decision.Score;
import io.fairlead.placement.search.SearchResult.Looked;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Of equally close choices, the one that costs later jobs least, written out in nodes. */
final class Division {

    private final Problem problem;
    private final List<Integer> segmentSizes;

    Division(Problem problem, List<Integer> segmentSizes) {
        this.problem = problem;
        this.segmentSizes = segmentSizes;
    }

    /** Units and how many nodes each gives. */
    private record Divided(List<Unit> units, Shares.Division shares) {

        int[] nodes() {
            List<Integer> nodes = new ArrayList<>();
            for (int i = 0; i < units.size(); i++) {
                for (int n = 0; n < shares.nodes().get(i); n++) {
                    nodes.add(units.get(i).nodes()[n]);
                }
            }
            return nodes.stream().mapToInt(Integer::intValue).sorted().toArray();
        }

        /**
         * By loss, then by names, so that the order in which choices were found does not matter.
         */
        boolean betterThan(@Nullable Divided other) {
            if (other == null || shares.betterThan(other.shares)) {
                return true;
            }
            return !other.shares.betterThan(shares) && Arrays.compare(nodes(), other.nodes()) < 0;
        }
    }

    SearchResult.Found best(List<Set<Integer>> leafChoices, Demand demand, Looked looked) {
        Divided best = divided(leafChoices.get(0));
        for (Set<Integer> groups : leafChoices.subList(1, leafChoices.size())) {
            Divided other = divided(groups);
            best = other.betterThan(best) ? other : best;
        }
        return found(best, demand, looked);
    }

    private Divided divided(Set<Integer> groups) {
        List<Unit> units = problem.within(groups);
        int domains = problem.domainsNeeded(units);
        Loss loss = new Loss(segmentSizes, problem.nodes(), domains);
        return new Divided(
                units, Shares.best(units, problem.nodes(), problem.segment(), domains, loss));
    }

    private SearchResult.Found found(Divided divided, Demand demand, Looked looked) {
        List<Integer> nodes = Arrays.stream(divided.nodes()).boxed().toList();
        Spread spread = Spread.of(problem.index(), nodes);
        Score score =
                new Score(
                        spread.domains().size(),
                        spread.leaves().size(),
                        spread.commonLevel(),
                        segmentsLost(divided),
                        sum(divided, Unit::gpusLeft),
                        sum(divided, Unit::nodesLeft));
        return new SearchResult.Found(nodes, demand, spread, score, looked);
    }

    private static int sum(Divided divided, ToIntBiFunction<Unit, Integer> part) {
        return IntStream.range(0, divided.units().size())
                .map(i -> part.applyAsInt(divided.units().get(i), divided.shares().nodes().get(i)))
                .sum();
    }

    private SortedMap<Integer, Integer> segmentsLost(Divided divided) {
        SortedMap<Integer, Integer> lost = new TreeMap<>();
        for (int size : segmentSizes) {
            lost.put(size, sum(divided, (unit, taken) -> unit.segmentsLost(size, taken)));
        }
        return lost;
    }
}
