package io.fairlead.placement.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The switches above the leaves.
 *
 * @param parents switch to the switch above it; a switch at the top has none
 */
public record SwitchTree(Map<String, String> parents) {

    public static final SwitchTree NONE = new SwitchTree(Map.of());

    public SwitchTree {
        parents = Map.copyOf(parents);
    }

    /** A switch and those above it, lowest first; a loop in the data ends where it closes. */
    public List<String> upwards(String from) {
        List<String> path = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        @Nullable String at = from;
        while (at != null && seen.add(at)) {
            path.add(at);
            at = parents.get(at);
        }
        return path;
    }

    /**
     * How far up leaves meet: 0 on one leaf, 1 below one switch above it, and so on; one more than
     * the longest way up where they meet nowhere.
     */
    public int commonLevel(Set<String> leaves) {
        if (leaves.size() <= 1) {
            return 0;
        }
        Map<String, Integer> below = new HashMap<>();
        Map<String, Integer> level = new HashMap<>();
        int top = 0;
        for (String leaf : leaves) {
            List<String> path = upwards(leaf);
            top = Math.max(top, path.size());
            for (int i = 0; i < path.size(); i++) {
                below.merge(path.get(i), 1, Integer::sum);
                level.merge(path.get(i), i, Math::max);
            }
        }
        return below.entrySet().stream()
                .filter(entry -> entry.getValue() == leaves.size())
                .mapToInt(entry -> level.getOrDefault(entry.getKey(), 0))
                .min()
                .orElse(top);
    }
}
