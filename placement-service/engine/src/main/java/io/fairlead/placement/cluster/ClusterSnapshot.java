package io.fairlead.placement.cluster;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A cluster at one moment; all that a decision rests on, but for the requests.
 *
 * @param now when that is; the engine knows no other clock
 * @param nodes sorted by name, whatever order they came in
 * @param running allocations, sorted by job
 */
public record ClusterSnapshot(
        Instant now, List<Node> nodes, SwitchTree switches, List<RunningAllocation> running) {

    public ClusterSnapshot {
        nodes =
                nodes.stream()
                        .sorted(Comparator.comparing(Node::name, NameOrder.INSTANCE))
                        .toList();
        running =
                running.stream()
                        .sorted(Comparator.comparing(RunningAllocation::job, NameOrder.INSTANCE))
                        .toList();
        refuseTwins(nodes);
    }

    private static void refuseTwins(List<Node> nodes) {
        Set<String> names = new HashSet<>();
        for (Node node : nodes) {
            if (!names.add(node.name())) {
                throw new IllegalArgumentException("two nodes named " + node.name());
            }
        }
    }
}
