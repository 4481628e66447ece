package io.fairlead.inventory.topology;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What makes switches a tree: known children, one parent each, no ring, nodes at leaves only. */
final class SwitchRules {

    private final Set<String> knownNodes;
    private final Names names;
    private final Findings findings;
    private final Map<String, Topology.Switch> accepted = new LinkedHashMap<>();

    SwitchRules(Set<String> knownNodes, Names names, Findings findings) {
        this.knownNodes = knownNodes;
        this.names = names;
        this.findings = findings;
    }

    List<Topology.Switch> check(List<Declared> topologies) {
        for (Declared topology : topologies) {
            SwitchTree tree = new SwitchTree(findings);
            for (Declared.Switch declared : topology.switches()) {
                declare(tree, declared);
            }
            for (Topology.Switch each : tree.switches()) {
                accept(each, tree.placeOf(each.name()));
            }
        }
        return List.copyOf(accepted.values());
    }

    private void declare(SwitchTree tree, Declared.Switch declared) {
        Located name = declared.name();
        if (!names.valid(name, "switch")) {
            return;
        }
        Located nodes = declared.nodes();
        Located children = declared.children();
        if ((nodes == null) == (children == null)) {
            findings.error(
                    "shape",
                    name,
                    "switch "
                            + name.text()
                            + (nodes == null
                                    ? " has neither nodes nor switches below it"
                                    : " has both nodes and switches below it"),
                    "give a leaf its nodes, and any other switch the switches below it");
            return;
        }
        Set<String> leafNodes = nodes == null ? Set.of() : names.expand(nodes);
        if (nodes != null) {
            names.refuseUnknown(leafNodes, knownNodes, nodes);
        }
        tree.add(name, leafNodes, children, children == null ? Set.of() : names.expand(children));
    }

    private void accept(Topology.Switch each, Located at) {
        Topology.Switch before = accepted.putIfAbsent(each.name(), each);
        if (before != null && !before.equals(each)) {
            findings.error(
                    "duplicate-name",
                    at,
                    "switch " + each.name() + " is another one in another topology",
                    "give one of them another name");
        }
    }

    /** Warns of nodes that hang at several leaves, once a leaf. */
    void warnOfRails(List<Declared> topologies) {
        Map<String, String> leafOf = new HashMap<>();
        for (Topology.Switch leaf : accepted.values()) {
            List<String> shared =
                    leaf.nodes().stream()
                            .filter(node -> leafOf.putIfAbsent(node, leaf.name()) != null)
                            .toList();
            if (!shared.isEmpty()) {
                findings.warning(
                        "several-leaves",
                        new Located("", lineOf(topologies, leaf.name()), 0),
                        Names.fold(shared) + " hang at another leaf switch too",
                        "if these are rails, keep the leaves in rail order; else list a node once");
            }
        }
    }

    private static int lineOf(List<Declared> topologies, String name) {
        return topologies.stream()
                .flatMap(topology -> topology.switches().stream())
                .filter(declared -> declared.name().text().equals(name))
                .mapToInt(declared -> declared.name().line())
                .findFirst()
                .orElse(1);
    }
}
