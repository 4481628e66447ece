package io.fairlead.placement.queue;

import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.decision.DomainShare;
import io.fairlead.placement.decision.Explanation;
import io.fairlead.placement.decision.Score;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.search.ClusterIndex;
import io.fairlead.placement.search.Demand;
import io.fairlead.placement.search.Spread;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Nodes decided in an earlier cycle, which Slurm has not started the job on yet. They stay the
 * job's while each of them is usable, whatever Slurm says is allocated on them: that may be this
 * very job, starting.
 */
final class CommittedNodes {

    private final Cycle cycle;

    CommittedNodes(Cycle cycle) {
        this.cycle = cycle;
    }

    /** The decision as it was, its nodes taken; null where there was none, or it does not stand. */
    @Nullable Place hold(JobRequest request) {
        List<Integer> nodes = standing(request);
        if (nodes.isEmpty()) {
            return null;
        }
        cycle.give(request, nodes, Demand.of(request, nodes.size()));
        return place(request, nodes);
    }

    private List<Integer> standing(JobRequest request) {
        ClusterIndex index = cycle.index();
        List<Integer> nodes = new ArrayList<>();
        for (String name : request.committed()) {
            Integer node = index.number(name);
            if (node == null || !index.node(node).state().available()) {
                return List.of();
            }
            nodes.add(node);
        }
        Collections.sort(nodes);
        boolean asMany = nodes.size() >= request.minNodes() && nodes.size() <= request.maxNodes();
        return asMany ? nodes : List.of();
    }

    private Place place(JobRequest request, List<Integer> nodes) {
        Spread spread = Spread.of(cycle.index(), nodes);
        List<DomainShare> domains = spread.domains();
        // What it cost others was counted when it was decided.
        Score score =
                new Score(
                        domains.size(),
                        spread.leaves().size(),
                        spread.commonLevel(),
                        new TreeMap<>(),
                        0,
                        0);
        return new Place(
                request.job(),
                nodes.stream().map(node -> cycle.index().node(node).name()).toList(),
                domains,
                spread.leaves(),
                score,
                true,
                Explanation.of(
                        Lines.kept(nodes.size(), domains), nodes.size(), nodes.size(), Map.of()));
    }
}
