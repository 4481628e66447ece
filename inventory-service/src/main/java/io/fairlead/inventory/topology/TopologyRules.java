package io.fairlead.inventory.topology;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Turns what a file declares into a topology, and finds what keeps it from being one. */
final class TopologyRules {

    private final Set<String> knownNodes;
    private final Findings findings;

    TopologyRules(Set<String> knownNodes, Findings findings) {
        this.knownNodes = knownNodes;
        this.findings = findings;
    }

    /** The topology; of use only where no error was found. */
    Topology check(List<Declared> declared) {
        refuseSameNames(declared);
        List<Declared> ordered =
                declared.stream()
                        .sorted(Comparator.comparing((Declared d) -> !d.isDefault()))
                        .toList();
        Names names = new Names(findings);
        SwitchRules switchRules = new SwitchRules(knownNodes, names, findings);
        Topology topology =
                new Topology(
                        new BlockRules(knownNodes, names, findings).check(ordered),
                        switchRules.check(ordered));
        switchRules.warnOfRails(ordered);
        if (!findings.refused()) {
            warnOfBareNodes(topology);
        }
        return topology;
    }

    private void refuseSameNames(List<Declared> declared) {
        Map<String, Located> names = new HashMap<>();
        for (Declared topology : declared) {
            Located before = names.putIfAbsent(topology.name().text(), topology.name());
            if (before != null) {
                findings.error(
                        "duplicate-name",
                        topology.name(),
                        "topology " + before.text() + " is declared on line " + before.line(),
                        "give each topology a name of its own");
            }
        }
    }

    /** Nodes without a block are fine, and may be forgotten ones. */
    private void warnOfBareNodes(Topology topology) {
        Set<String> bare = new TreeSet<>(knownNodes);
        boolean blocks = !topology.blocks().isEmpty();
        if (blocks) {
            topology.blocks().forEach(block -> bare.removeAll(Set.copyOf(block.nodes())));
        } else {
            topology.switches().forEach(each -> bare.removeAll(Set.copyOf(each.nodes())));
        }
        if (!bare.isEmpty()) {
            findings.warning(
                    "bare-nodes",
                    new Located("", 1, 0),
                    Names.fold(bare) + (blocks ? " are in no block" : " hang at no switch"),
                    "nothing need be done if that is so; else add them");
        }
    }
}
