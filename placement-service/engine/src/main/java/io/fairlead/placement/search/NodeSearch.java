package io.fairlead.placement.search;

import io.fairlead.placement.request.GpuDemand;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.search.SearchResult.Looked;
import io.fairlead.placement.search.SearchResult.NotFound;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The best nodes for one job under given conditions, or why there are none. */
public final class NodeSearch {

    private final ClusterIndex index;
    private final List<Integer> segmentSizes;

    /**
     * @param segmentSizes what other jobs are thought to want whole, largest first
     */
    public NodeSearch(ClusterIndex index, List<Integer> segmentSizes) {
        this.index = index;
        this.segmentSizes = List.copyOf(segmentSizes);
    }

    /**
     * Tries the node counts that the request allows, the one it would like best first. Where none
     * fits, tells of the one that is short of fewest nodes.
     */
    public SearchResult find(JobRequest request, Conditions conditions) {
        Candidates candidates = null;
        NotFound closest = null;
        for (int nodes : counts(request)) {
            Demand demand = Demand.of(request, nodes);
            if (candidates == null || !candidates.demand().equals(demand)) {
                candidates = new Candidates(index, request, demand, conditions);
            }
            SearchResult result = find(request, nodes, candidates, conditions.occupancy());
            if (!(result instanceof NotFound notFound)) {
                return result;
            }
            if (closest == null || notFound.reason().nodes() < closest.reason().nodes()) {
                closest = notFound;
            }
        }
        return Objects.requireNonNull(closest, "the fewest nodes are always tried");
    }

    /**
     * As many nodes as the range allows, as Slurm does; with a number of GPUs for the whole job, as
     * few as can give them, each number of GPUs on a node once.
     */
    private List<Integer> counts(JobRequest request) {
        int segment = segment(request);
        int most = Math.max(request.minNodes(), Math.min(request.maxNodes(), index.size()));
        List<Integer> counts =
                IntStream.rangeClosed(request.minNodes(), most)
                        .filter(nodes -> nodes % segment == 0)
                        .boxed()
                        .toList();
        List<Integer> wanted = new ArrayList<>();
        if (request.gpus() instanceof GpuDemand.PerJob) {
            int before = 0;
            for (int nodes : counts) {
                int gpus = request.gpus().perNode(nodes);
                if (gpus != before) {
                    wanted.add(nodes);
                }
                before = gpus;
            }
            return wanted;
        }
        for (int i = counts.size() - 1; i >= 0; i--) {
            wanted.add(counts.get(i));
        }
        return wanted;
    }

    /** Slurm ignores segments where no topology has blocks; so do we. */
    private int segment(JobRequest request) {
        return index.hasDomains() ? request.segment() : 1;
    }

    private SearchResult find(
            JobRequest request, int nodes, Candidates candidates, Occupancy occupancy) {
        Looked looked =
                new Looked(candidates.lookedAt(), candidates.nodes().length, candidates.ruledOut());
        // 1. The nodes the job insists on must be among the candidates.
        BitSet required = new BitSet(index.size());
        String missing = requireAll(request.requiredNodes(), required, candidates);
        if (missing != null) {
            return Shortage.ofRequiredNode(missing, looked);
        }
        // 2. Each for itself, there must be enough.
        if (candidates.nodes().length < nodes) {
            return Shortage.ofNodes(nodes, looked);
        }
        // 3. Together, they must have room for whole segments.
        int segment = segment(request);
        int gpus = candidates.demand().resources().gpus();
        List<Unit> units = Unit.of(index, candidates, required, occupancy);
        Problem problem =
                new Problem(index, units, required, nodes, segment, gpus, request.maxSwitches());
        if (problem.domainsNeeded(units) == DomainCount.NONE) {
            return Shortage.ofSegments(problem, looked);
        }
        // 4. Fewest domains, then leaf switches, then the lowest level.
        List<Set<Integer>> leafChoices = LeafChoice.best(problem);
        if (leafChoices.isEmpty()) {
            return Shortage.ofSwitches(problem, looked);
        }
        // 5. Of those, the least loss for later jobs.
        return new Division(problem, segmentSizes).best(leafChoices, candidates.demand(), looked);
    }

    /** Marks them; the name of the first that is no candidate. */
    private @Nullable String requireAll(Set<String> names, BitSet required, Candidates candidates) {
        if (names.isEmpty()) {
            return null;
        }
        for (String name : names) {
            Integer number = index.number(name);
            if (number != null) {
                required.set(number);
            }
        }
        BitSet found = new BitSet(index.size());
        for (int node : candidates.nodes()) {
            found.set(node);
        }
        return names.stream()
                .sorted()
                .filter(
                        name -> {
                            Integer number = index.number(name);
                            return number == null || !found.get(number);
                        })
                .findFirst()
                .orElse(null);
    }
}
