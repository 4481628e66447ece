package io.fairlead.inventory.revision;

import io.fairlead.inventory.facts.NodeFacts;
import io.fairlead.inventory.topology.Topology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a cluster consists of.
 *
 * @param nodes every node Slurm has, by name
 * @param switches switches, by name
 */
public record Inventory(List<Node> nodes, List<Switch> switches) {

    public Inventory {
        nodes = List.copyOf(nodes);
        switches = List.copyOf(switches);
    }

    /**
     * A node and where it hangs.
     *
     * @param name NodeName
     * @param gpuModel GRES type; null where the node has no GPU
     * @param gpus GPUs
     * @param cpus CPUs as Slurm counts them
     * @param memoryBytes memory
     * @param nvlinkDomain its block; null where NVLink ends at the chassis
     * @param rack its rack; null where unknown
     * @param leafSwitches its leaf switch for each rail, in rail order
     */
    public record Node(
            String name,
            @Nullable String gpuModel,
            int gpus,
            int cpus,
            long memoryBytes,
            @Nullable String nvlinkDomain,
            @Nullable String rack,
            List<String> leafSwitches) {

        public Node {
            leafSwitches = List.copyOf(leafSwitches);
        }
    }

    /**
     * A switch.
     *
     * @param name name
     * @param level 0 is a leaf
     * @param parent switch above; null at a root
     */
    public record Switch(String name, int level, @Nullable String parent) {}

    /** The topology joined with the facts. An NVL72 domain is one rack, so a block is both. */
    public static Inventory of(Topology topology, Map<String, NodeFacts> facts) {
        Map<String, String> blocks = new HashMap<>();
        topology.blocks()
                .forEach(block -> block.nodes().forEach(node -> blocks.put(node, block.name())));
        Map<String, List<String>> leaves = new HashMap<>();
        for (Topology.Switch leaf : topology.switches()) {
            for (String node : leaf.nodes()) {
                leaves.computeIfAbsent(node, ignored -> new ArrayList<>()).add(leaf.name());
            }
        }
        List<Node> nodes = new ArrayList<>();
        new TreeMap<>(facts)
                .forEach(
                        (name, fact) ->
                                nodes.add(
                                        new Node(
                                                name,
                                                fact.gpuModel(),
                                                fact.gpus(),
                                                fact.cpus(),
                                                fact.memoryBytes(),
                                                blocks.get(name),
                                                blocks.get(name),
                                                leaves.getOrDefault(name, List.of()))));
        return new Inventory(nodes, switches(topology));
    }

    private static List<Switch> switches(Topology topology) {
        return topology.switches().stream()
                .map(each -> new Switch(each.name(), each.level(), each.parent()))
                .sorted(Comparator.comparing(Switch::name))
                .toList();
    }
}
