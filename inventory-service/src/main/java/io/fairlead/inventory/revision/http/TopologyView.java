package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.revision.Inventory;
import io.fairlead.inventory.revision.Revision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The topology in force.
 *
 * @param cluster cluster
 * @param revision its number
 * @param domains NVLink domains and their nodes
 * @param racks racks and their nodes
 * @param switches switches, roots first, and the nodes of leaves
 * @param nodes every node
 */
record TopologyView(
        String cluster,
        int revision,
        List<Group> domains,
        List<Group> racks,
        List<SwitchView> switches,
        List<Inventory.Node> nodes) {

    /**
     * Nodes that belong together.
     *
     * @param name name
     * @param nodes names of its nodes
     */
    record Group(String name, List<String> nodes) {}

    /**
     * A switch with its nodes.
     *
     * @param name name
     * @param level 0 is a leaf
     * @param parent switch above; null at a root
     * @param nodes names of a leaf's nodes
     */
    record SwitchView(String name, int level, @Nullable String parent, List<String> nodes) {}

    static TopologyView of(Revision revision, Inventory inventory) {
        Map<String, List<String>> leaves = new TreeMap<>();
        for (Inventory.Node node : inventory.nodes()) {
            for (String leaf : node.leafSwitches()) {
                leaves.computeIfAbsent(leaf, ignored -> new ArrayList<>()).add(node.name());
            }
        }
        List<SwitchView> switches =
                inventory.switches().stream()
                        .map(
                                each ->
                                        new SwitchView(
                                                each.name(),
                                                each.level(),
                                                each.parent(),
                                                leaves.getOrDefault(each.name(), List.of())))
                        .sorted(
                                Comparator.comparingInt(SwitchView::level)
                                        .reversed()
                                        .thenComparing(SwitchView::name))
                        .toList();
        return new TopologyView(
                revision.manifest().cluster(),
                revision.number(),
                groups(inventory, Inventory.Node::nvlinkDomain),
                groups(inventory, Inventory.Node::rack),
                switches,
                inventory.nodes());
    }

    private static List<Group> groups(
            Inventory inventory, Function<Inventory.Node, @Nullable String> of) {
        Map<String, List<String>> groups = new TreeMap<>();
        for (Inventory.Node node : inventory.nodes()) {
            String group = of.apply(node);
            if (group != null) {
                groups.computeIfAbsent(group, ignored -> new ArrayList<>()).add(node.name());
            }
        }
        return groups.entrySet().stream().map(e -> new Group(e.getKey(), e.getValue())).toList();
    }
}
