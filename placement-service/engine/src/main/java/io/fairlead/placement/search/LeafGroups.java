package io.fairlead.placement.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The leaf groups that candidates hang on, and what can be said of them without a search. */
final class LeafGroups {

    private final ClusterIndex index;
    private final List<Unit> units;
    private final Map<Integer, Integer> nodes = new TreeMap<>();
    private final boolean disjoint;
    private final int leavesEach;

    LeafGroups(ClusterIndex index, List<Unit> units) {
        this.index = index;
        this.units = units;
        for (Unit unit : units) {
            for (int node : unit.nodes()) {
                nodes.merge(index.group(node), 1, Integer::sum);
            }
        }
        Set<String> leaves = new HashSet<>();
        Set<Integer> sizes = new HashSet<>();
        int total = 0;
        for (int group : nodes.keySet()) {
            leaves.addAll(index.leaves(group));
            sizes.add(index.leaves(group).size());
            total += index.leaves(group).size();
        }
        this.disjoint = leaves.size() == total && sizes.size() == 1;
        this.leavesEach = disjoint ? sizes.iterator().next() : 0;
    }

    /** Groups with the most candidates first: with these a search finds a good choice soonest. */
    List<Integer> largestFirst() {
        return nodes.keySet().stream()
                .sorted(
                        Comparator.comparing(this::nodesIn, Comparator.reverseOrder())
                                .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    int nodesIn(int group) {
        return nodes.getOrDefault(group, 0);
    }

    /** Leaf switches that every further group adds; 0 where groups share some. */
    int leavesEach() {
        return leavesEach;
    }

    /**
     * Whether each domain has leaf switches of its own: then the number of leaf switches follows
     * from the number of domains.
     */
    boolean followDomains() {
        Set<Integer> seen = new HashSet<>();
        for (Unit unit : units) {
            Set<Integer> of = new HashSet<>();
            for (int node : unit.nodes()) {
                of.add(index.group(node));
            }
            if (unit.chassis() || of.size() > 1 || !seen.addAll(of)) {
                return false;
            }
        }
        return disjoint;
    }

    /** Sets of groups that meet so far up, in the order of their groups; none above the top. */
    List<Set<Integer>> meetingAt(int level) {
        Map<String, Set<Integer>> below = new LinkedHashMap<>();
        for (int group : nodes.keySet()) {
            String above = ancestor(group, level);
            if (above != null) {
                below.computeIfAbsent(above, any -> new LinkedHashSet<>()).add(group);
            }
        }
        return new ArrayList<>(below.values());
    }

    private @Nullable String ancestor(int group, int level) {
        if (index.leaves(group).isEmpty()) {
            return null;
        }
        List<String> path = index.switches().upwards(index.leaves(group).get(0));
        return level < path.size() ? path.get(level) : null;
    }
}
