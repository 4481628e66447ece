package io.fairlead.inventory.topology;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.representer.Representer;

/** Reads topology.yaml: a list of topologies, each block, tree or one that has neither. */
final class YamlReader {

    // A topology.yaml is six levels deep.
    private static final int MAX_DEPTH = 20;
    // A block or a switch is five values: ten thousand of each fit.
    private static final int MAX_NODES = 100_000;
    private static final Set<String> OTHER_KINDS = Set.of("flat", "ring", "torus3d");
    private static final String SHAPE =
            "write a list of \"- topology: NAME\" items, each with block:, tree: or flat:";

    private final Findings findings;
    private final YamlNodes nodes;

    YamlReader(Findings findings) {
        this.findings = findings;
        this.nodes = new YamlNodes(findings);
    }

    /** What the file declares; what cannot be read is among the findings. */
    List<Declared> read(String text) {
        Node root;
        try {
            if (hasTooManyNodes(text)) {
                findings.error(
                        "too-large",
                        1,
                        0,
                        "the file has more than " + MAX_NODES + " values",
                        "write nodes as hostlists, e.g. gb[001-018]");
                return List.of();
            }
            root = yaml().compose(new StringReader(text));
        } catch (MarkedYAMLException e) {
            refuse(e);
            return List.of();
        } catch (YAMLException e) {
            // Limits and characters YAML does not allow come without a place.
            String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            findings.error("syntax", 1, 0, "this is not YAML as Slurm reads it: " + message, SHAPE);
            return List.of();
        }
        boolean empty = root instanceof ScalarNode scalar && scalar.getValue().isEmpty();
        // The caller says that nothing is declared.
        return root == null || empty ? List.of() : topologies(root);
    }

    /** Counts without keeping: a tree of two million values would not fit this service. */
    private static boolean hasTooManyNodes(String text) {
        int count = 0;
        for (Event event : yaml().parse(new StringReader(text))) {
            if (event instanceof NodeEvent && ++count > MAX_NODES) {
                return true;
            }
        }
        return false;
    }

    private static Yaml yaml() {
        LoaderOptions limits = new LoaderOptions();
        limits.setCodePointLimit(TopologyFile.MAX_BYTES);
        limits.setNestingDepthLimit(MAX_DEPTH);
        DumperOptions unused = new DumperOptions();
        return new Yaml(new SafeConstructor(limits), new Representer(unused), unused, limits);
    }

    private void refuse(MarkedYAMLException e) {
        int line = e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1;
        int column = e.getProblemMark() == null ? 0 : e.getProblemMark().getColumn() + 1;
        findings.error(
                "syntax",
                line,
                column,
                "this is not YAML: " + e.getProblem(),
                "repair the line, or bring the whole file if it was cut off");
    }

    private List<Declared> topologies(Node root) {
        List<Declared> all = new ArrayList<>();
        for (Node item : nodes.items(root, "the file", SHAPE)) {
            nodes.mapping(item, "a topology", SHAPE).flatMap(this::topology).ifPresent(all::add);
        }
        return all;
    }

    private Optional<Declared> topology(YamlMapping mapping) {
        Optional<Located> name = mapping.text("topology");
        boolean isDefault =
                mapping.optionalText("cluster_default")
                        .map(text -> text.text().equalsIgnoreCase("true"))
                        .orElse(false);
        Node block = mapping.node("block");
        Node tree = mapping.node("tree");
        for (String other : OTHER_KINDS) {
            if (mapping.node(other) != null && !other.equals("flat")) {
                findings.warning(
                        "not-used",
                        mapping.at(),
                        "a topology of kind " + other + " is not used",
                        "nothing need be done; its nodes have no domain and no switch from it");
            }
        }
        mapping.warnOfUnknown(
                Set.of("topology", "cluster_default", "block", "tree", "flat", "ring", "torus3d"));
        return name.map(n -> new Declared(n, isDefault, blocks(block), switches(tree)));
    }

    private List<Declared.Block> blocks(@Nullable Node block) {
        List<Declared.Block> all = new ArrayList<>();
        if (block == null) {
            return all;
        }
        String remedy = "write block_sizes: [18] and blocks: with \"- block: NAME, nodes: LIST\"";
        nodes.mapping(block, "block", remedy)
                .ifPresent(
                        mapping -> {
                            sizes(mapping.node("block_sizes"), remedy);
                            for (YamlMapping item : mapping.items("blocks", "a block", remedy)) {
                                item.warnOfUnknown(Set.of("block", "nodes"));
                                Optional<Located> name = item.text("block");
                                Optional<Located> list = item.text("nodes");
                                if (name.isPresent() && list.isPresent()) {
                                    all.add(new Declared.Block(name.get(), list.get()));
                                }
                            }
                            mapping.warnOfUnknown(Set.of("block_sizes", "blocks"));
                        });
        return all;
    }

    private void sizes(@Nullable Node sizes, String remedy) {
        if (sizes != null) {
            for (Node size : nodes.items(sizes, "block_sizes", remedy)) {
                nodes.scalar(size, "a block size", remedy)
                        .ifPresent(text -> BlockSizes.check(List.of(text.text()), text, findings));
            }
        }
    }

    private List<Declared.Switch> switches(@Nullable Node tree) {
        List<Declared.Switch> all = new ArrayList<>();
        if (tree == null) {
            return all;
        }
        String remedy = "write switches: with \"- switch: NAME, nodes: LIST\" or children: LIST";
        nodes.mapping(tree, "tree", remedy)
                .ifPresent(
                        mapping -> {
                            for (YamlMapping item : mapping.items("switches", "a switch", remedy)) {
                                item.warnOfUnknown(Set.of("switch", "nodes", "children"));
                                item.text("switch")
                                        .map(
                                                name ->
                                                        new Declared.Switch(
                                                                name,
                                                                item.optionalText("nodes")
                                                                        .orElse(null),
                                                                item.optionalText("children")
                                                                        .orElse(null)))
                                        .ifPresent(all::add);
                            }
                            mapping.warnOfUnknown(Set.of("switches"));
                        });
        return all;
    }
}
