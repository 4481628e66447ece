package io.fairlead.inventory.topology;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** YAML nodes as what they should be; what they are not is a finding. */
final class YamlNodes {

    private static final Set<ScalarStyle> QUOTED =
            Set.of(ScalarStyle.SINGLE_QUOTED, ScalarStyle.DOUBLE_QUOTED);

    private final Findings findings;
    // Slurm's reader knows no aliases. Here a file of aliases to aliases would also be read for
    // ever.
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    YamlNodes(Findings findings) {
        this.findings = findings;
    }

    Optional<YamlMapping> mapping(Node node, String what, String remedy) {
        if (seenBefore(node)) {
            return Optional.empty();
        }
        if (!(node instanceof MappingNode mapping)) {
            refuse(node, what + " should be a mapping of keys", remedy);
            return Optional.empty();
        }
        Map<String, Node> values = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Optional<Located> key = scalar(tuple.getKeyNode(), "a key", remedy);
            if (key.isPresent() && values.put(key.get().text(), tuple.getValueNode()) != null) {
                findings.error(
                        "duplicate-key",
                        key.get(),
                        key.get().text() + " stands here a second time",
                        "keep one of them");
            }
        }
        return Optional.of(new YamlMapping(at(node, ""), values, this, findings));
    }

    List<Node> items(Node node, String what, String remedy) {
        if (seenBefore(node)) {
            return List.of();
        }
        if (node instanceof SequenceNode sequence) {
            return sequence.getValue();
        }
        refuse(node, what + " should be a list", remedy);
        return List.of();
    }

    Optional<Located> scalar(Node node, String what, String remedy) {
        if (node instanceof ScalarNode scalar) {
            return Optional.of(at(node, scalar.getValue()));
        }
        refuse(node, what + " should be plain text", remedy);
        return Optional.empty();
    }

    private boolean seenBefore(Node node) {
        if (seen.add(node)) {
            return false;
        }
        refuse(node, "an alias (*) leads here", "write the list out; Slurm reads no aliases");
        return true;
    }

    private void refuse(Node node, String message, String remedy) {
        findings.error("shape", at(node, ""), message, remedy);
    }

    private static Located at(Node node, String text) {
        boolean quoted =
                node instanceof ScalarNode scalar && QUOTED.contains(scalar.getScalarStyle());
        int column = node.getStartMark().getColumn() + 1;
        return new Located(text, node.getStartMark().getLine() + 1, quoted ? column + 1 : column);
    }
}
