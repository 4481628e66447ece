package io.fairlead.inventory.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The switches of one tree topology while they are put together. */
final class SwitchTree {

    private record Entry(
            Located name, Set<String> nodes, @Nullable Located list, Set<String> children) {}

    private final Findings findings;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, String> parents = new HashMap<>();
    private final Map<String, Integer> levels = new HashMap<>();

    SwitchTree(Findings findings) {
        this.findings = findings;
    }

    void add(Located name, Set<String> nodes, @Nullable Located list, Set<String> children) {
        Entry before = entries.putIfAbsent(name.text(), new Entry(name, nodes, list, children));
        if (before != null) {
            findings.error(
                    "duplicate-name",
                    name,
                    "switch " + name.text() + " is declared on line " + before.name.line(),
                    "give each switch a name of its own");
        }
    }

    Located placeOf(String name) {
        Entry entry = entries.get(name);
        return entry == null ? new Located(name, 1, 0) : entry.name;
    }

    /** The finished switches, in file order; rings and unknown children are among the findings. */
    List<Topology.Switch> switches() {
        entries.values().forEach(this::adopt);
        climb();
        refuseRings();
        return entries.values().stream()
                .map(
                        e ->
                                new Topology.Switch(
                                        e.name.text(),
                                        levels.getOrDefault(e.name.text(), 0),
                                        parents.get(e.name.text()),
                                        List.copyOf(e.nodes)))
                .toList();
    }

    private void adopt(Entry parent) {
        Located at = parent.list == null ? parent.name : parent.list;
        for (String child : parent.children) {
            if (!entries.containsKey(child)) {
                findings.error(
                        "unknown-switch",
                        at,
                        "switch " + child + " is declared nowhere",
                        "declare it, or take it out of this list");
                continue;
            }
            String before = parents.putIfAbsent(child, parent.name.text());
            if (before != null) {
                findings.error(
                        "two-parents",
                        at,
                        "switch "
                                + child
                                + " is below "
                                + before
                                + " (line "
                                + placeOf(before).line()
                                + ") already",
                        "list a switch below one parent only");
            }
        }
    }

    /** Levels from the leaves upwards: a switch is done when all its children are. */
    private void climb() {
        Map<String, Integer> waiting = new HashMap<>();
        parents.values().forEach(parent -> waiting.merge(parent, 1, Integer::sum));
        Deque<String> done = new ArrayDeque<>();
        for (String name : entries.keySet()) {
            if (!waiting.containsKey(name)) {
                levels.put(name, 0);
                done.add(name);
            }
        }
        while (!done.isEmpty()) {
            String name = done.remove();
            String parent = parents.get(name);
            if (parent != null) {
                levels.merge(parent, levels.getOrDefault(name, 0) + 1, Math::max);
                if (waiting.merge(parent, -1, Integer::sum) == 0) {
                    done.add(parent);
                }
            }
        }
        // What still waits for a child waits for itself in the end; its level means nothing.
        waiting.forEach(
                (name, children) -> {
                    if (children > 0) {
                        levels.remove(name);
                    }
                });
    }

    private void refuseRings() {
        Set<String> told = new LinkedHashSet<>();
        for (Entry entry : entries.values()) {
            List<String> ring = new ArrayList<>();
            String at = entry.name.text();
            while (at != null && !levels.containsKey(at) && told.add(at)) {
                ring.add(at);
                at = parents.get(at);
            }
            if (!ring.isEmpty()) {
                findings.error(
                        "cycle",
                        entry.name,
                        "these switches are each above the other: " + String.join(", ", ring),
                        "take one of them out of the list of switches below the other");
            }
        }
    }
}
