package io.fairlead.placement.search;

import io.fairlead.placement.cluster.ClusterSnapshot;
import io.fairlead.placement.cluster.Node;
import io.fairlead.placement.cluster.SwitchTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot's topology by numbers, made once per snapshot and shared by all searches on it.
 *
 * <p>A block is what a small job can spoil for a large one: an NVLink domain, or, for nodes that
 * are domains of their own, all such nodes on the same leaf switches. A leaf group is all nodes on
 * the same leaf switches.
 */
public final class ClusterIndex {

    private final List<Node> nodes;
    private final SwitchTree switches;
    private final Map<String, Integer> byName = new HashMap<>();
    private final int[] block;
    private final List<Boolean> chassis = new ArrayList<>();
    private final int[] group;
    private final List<List<String>> groupLeaves = new ArrayList<>();

    public ClusterIndex(ClusterSnapshot snapshot) {
        this.nodes = snapshot.nodes();
        this.switches = snapshot.switches();
        this.block = new int[nodes.size()];
        this.group = new int[nodes.size()];
        Map<List<String>, Integer> groups = new LinkedHashMap<>();
        Map<Object, Integer> blocks = new LinkedHashMap<>();
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            byName.put(node.name(), i);
            group[i] = number(groups, node.leafSwitches());
            String domain = node.nvlinkDomain();
            // A list of switches and a domain's name never equal each other.
            block[i] = number(blocks, domain == null ? node.leafSwitches() : domain);
            if (block[i] == chassis.size()) {
                chassis.add(domain == null);
            }
        }
        groupLeaves.addAll(groups.keySet());
    }

    private static <K> int number(Map<K, Integer> numbers, K key) {
        Integer known = numbers.putIfAbsent(key, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    public int size() {
        return nodes.size();
    }

    public Node node(int number) {
        return nodes.get(number);
    }

    public @Nullable Integer number(String name) {
        return byName.get(name);
    }

    int blocks() {
        return chassis.size();
    }

    int block(int node) {
        return block[node];
    }

    /** Whether each node of the block is a domain of its own. */
    boolean chassis(int ofBlock) {
        return chassis.get(ofBlock);
    }

    /** Whether there is any NVLink domain of more than a chassis. */
    boolean hasDomains() {
        return chassis.contains(false);
    }

    int groups() {
        return groupLeaves.size();
    }

    int group(int node) {
        return group[node];
    }

    /** The leaf switches of a group, by rail. */
    List<String> leaves(int ofGroup) {
        return groupLeaves.get(ofGroup);
    }

    SwitchTree switches() {
        return switches;
    }

    /** The domain's name for a person: the node's own where it is alone. */
    String domainName(int node) {
        String domain = nodes.get(node).nvlinkDomain();
        return domain == null ? nodes.get(node).name() : domain;
    }
}
