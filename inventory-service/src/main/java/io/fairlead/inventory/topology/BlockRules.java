package io.fairlead.inventory.topology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What makes blocks NVLink domains: a node is in one block at most. Where a site has several block
 * topologies (one a partition, say), the cluster's default goes before the others, these in file
 * order, and a node's domain is the first block that names it.
 */
final class BlockRules {

    private final Set<String> knownNodes;
    private final Names names;
    private final Findings findings;
    private final Map<String, Topology.Block> accepted = new LinkedHashMap<>();
    private final Map<String, String> domainOf = new HashMap<>();

    BlockRules(Set<String> knownNodes, Names names, Findings findings) {
        this.knownNodes = knownNodes;
        this.names = names;
        this.findings = findings;
    }

    List<Topology.Block> check(List<Declared> topologies) {
        for (Declared topology : topologies) {
            expand(topology).forEach(this::accept);
        }
        return List.copyOf(accepted.values());
    }

    /** The blocks of one topology with their nodes. */
    private Map<Located, Set<String>> expand(Declared topology) {
        Map<String, Located> blocks = new HashMap<>();
        Map<String, Located> owners = new HashMap<>();
        Map<Located, Set<String>> all = new LinkedHashMap<>();
        for (Declared.Block block : topology.blocks()) {
            Located name = block.name();
            Set<String> nodes = names.expand(block.nodes());
            names.refuseUnknown(nodes, knownNodes, block.nodes());
            if (!names.valid(name, "block")) {
                continue;
            }
            Located before = blocks.putIfAbsent(name.text(), name);
            if (before != null) {
                findings.error(
                        "duplicate-name",
                        name,
                        "block " + name.text() + " is declared on line " + before.line(),
                        "give each block a name of its own");
                continue;
            }
            refuseOwned(nodes, block, owners);
            nodes.forEach(node -> owners.putIfAbsent(node, name));
            all.put(name, nodes);
        }
        return all;
    }

    private void refuseOwned(Set<String> nodes, Declared.Block block, Map<String, Located> owners) {
        Map<String, List<String>> twice = new TreeMap<>();
        for (String node : nodes) {
            Located owner = owners.get(node);
            if (owner != null) {
                twice.computeIfAbsent(
                                owner.text() + " (line " + owner.line() + ")",
                                ignored -> new ArrayList<>())
                        .add(node);
            }
        }
        twice.forEach(
                (owner, shared) ->
                        findings.error(
                                "node-in-two-blocks",
                                block.nodes(),
                                Names.fold(shared)
                                        + (shared.size() == 1 ? " is" : " are")
                                        + " in block "
                                        + owner
                                        + " and again in block "
                                        + block.name().text()
                                        + " (line "
                                        + block.name().line()
                                        + ")",
                                "list each node in one block only"));
    }

    /** Takes a block in, with the nodes that no topology before this one has placed. */
    private void accept(Located name, Set<String> nodes) {
        Topology.Block same = accepted.get(name.text());
        if (same != null) {
            if (!Set.copyOf(same.nodes()).equals(nodes)) {
                findings.error(
                        "duplicate-name",
                        name,
                        "block " + name.text() + " has other nodes in another topology",
                        "give one of them another name");
            }
            return;
        }
        Set<String> own = new LinkedHashSet<>(nodes);
        own.removeIf(domainOf::containsKey);
        // In a refused file the other block may be one of the same topology, and told already.
        if (!own.isEmpty() && own.size() < nodes.size() && !findings.refused()) {
            findings.warning(
                    "node-in-two-topologies",
                    name,
                    "some nodes of block " + name.text() + " have a block in another topology",
                    "check that this is meant: the default topology's block is their domain");
        }
        if (!own.isEmpty()) {
            own.forEach(node -> domainOf.put(node, name.text()));
            accepted.put(name.text(), new Topology.Block(name.text(), List.copyOf(own)));
        }
    }
}
