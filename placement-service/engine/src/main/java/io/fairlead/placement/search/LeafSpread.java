package io.fairlead.placement.search;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How far nodes are spread over leaf switches.
 *
 * @param leaves leaf switches over all rails
 * @param mostOnARail the most on any one rail: what {@code --switches} bounds
 * @param commonLevel how far up they meet on the rail where that is furthest
 */
record LeafSpread(Set<String> leaves, int mostOnARail, int commonLevel) {

    static LeafSpread of(ClusterIndex index, Iterable<Integer> groups) {
        Set<String> leaves = new HashSet<>();
        int rails = 0;
        for (int group : groups) {
            leaves.addAll(index.leaves(group));
            rails = Math.max(rails, index.leaves(group).size());
        }
        int most = 0;
        int level = 0;
        for (int rail = 0; rail < rails; rail++) {
            Set<String> onRail = new HashSet<>();
            for (int group : groups) {
                List<String> byRail = index.leaves(group);
                if (rail < byRail.size()) {
                    onRail.add(byRail.get(rail));
                }
            }
            most = Math.max(most, onRail.size());
            level = Math.max(level, index.switches().commonLevel(onRail));
        }
        return new LeafSpread(leaves, most, level);
    }
}
