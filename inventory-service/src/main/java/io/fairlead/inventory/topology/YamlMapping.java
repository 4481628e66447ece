package io.fairlead.inventory.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.nodes.Node;

/** A mapping of topology.yaml whose keys are asked for one by one. */
final class YamlMapping {

    private final Located at;
    private final Map<String, Node> values;
    private final YamlNodes nodes;
    private final Findings findings;

    YamlMapping(Located at, Map<String, Node> values, YamlNodes nodes, Findings findings) {
        this.at = at;
        this.values = values;
        this.nodes = nodes;
        this.findings = findings;
    }

    Located at() {
        return at;
    }

    @Nullable Node node(String key) {
        return values.get(key);
    }

    Optional<Located> optionalText(String key) {
        Node node = values.get(key);
        return node == null
                ? Optional.empty()
                : nodes.scalar(node, key, "write " + key + ": and a text on the same line");
    }

    /** The text of a key that has to be there. */
    Optional<Located> text(String key) {
        if (!values.containsKey(key)) {
            findings.error(
                    "missing-key",
                    at,
                    key + ": is missing here",
                    "add it, or bring the whole file if it was cut off");
        }
        return optionalText(key);
    }

    List<YamlMapping> items(String key, String what, String remedy) {
        Node list = values.get(key);
        if (list == null) {
            findings.error("missing-key", at, key + ": is missing here", remedy);
            return List.of();
        }
        List<YamlMapping> all = new ArrayList<>();
        for (Node item : nodes.items(list, key, remedy)) {
            nodes.mapping(item, what, remedy).ifPresent(all::add);
        }
        return all;
    }

    void warnOfUnknown(Set<String> known) {
        for (String key : values.keySet()) {
            if (!known.contains(key)) {
                findings.warning(
                        "unknown-key",
                        at,
                        key + ": has no meaning here and is not read",
                        "remove it, or correct its spelling");
            }
        }
    }
}
