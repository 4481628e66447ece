package io.fairlead.inventory.topology;

import static io.fairlead.inventory.topology.TopologyFixture.accepted;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.hostlist.Hostlist;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Any topology that is written down is read back as it was, in either form. */
class GeneratedTopologyTest {

    static LongStream seeds() {
        return LongStream.range(1, 60);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void whatIsWrittenIsRead(long seed) {
        Random random = new Random(seed);
        Topology topology = topology(random);
        Set<String> known = new HashSet<>();
        topology.blocks().forEach(block -> known.addAll(block.nodes()));

        assertThat(read("topology.conf", conf(topology, random), known)).isEqualTo(topology);
        assertThat(read("topology.yaml", yaml(topology), known)).isEqualTo(topology);
    }

    private static Topology read(String name, String text, Set<String> known) {
        return accepted(new TopologyFile(name, text.getBytes(StandardCharsets.UTF_8)).read(known));
    }

    private static Topology topology(Random random) {
        int count = 1 + random.nextInt(200);
        List<String> names =
                IntStream.range(0, count)
                        .mapToObj(
                                i -> String.format("n%s%04d", random.nextBoolean() ? "" : "x-", i))
                        .collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(names, random);
        List<Topology.Block> blocks = new ArrayList<>();
        List<Topology.Switch> switches = new ArrayList<>();
        for (int at = 0; at < count; ) {
            int end = Math.min(count, at + 1 + random.nextInt(40));
            List<String> nodes = names.subList(at, end);
            blocks.add(new Topology.Block("b" + at, nodes));
            switches.add(new Topology.Switch("leaf" + at, 0, "spine", nodes));
            at = end;
        }
        switches.add(new Topology.Switch("spine", 1, "core", List.of()));
        switches.add(new Topology.Switch("core", 2, null, List.of()));
        return new Topology(blocks, switches);
    }

    private static String conf(Topology topology, Random random) {
        StringBuilder text = new StringBuilder();
        for (Topology.Block block : topology.blocks()) {
            text.append("BlockName=").append(block.name());
            text.append(random.nextBoolean() ? " \\\n  " : " ");
            text.append("nodes=").append(String.join(",", block.nodes()));
            text.append(random.nextBoolean() ? "  # a remark\n" : "\n");
        }
        for (Topology.Switch each : topology.switches()) {
            text.append("SwitchName=").append(each.name()).append(below(topology, each, "="));
            text.append(random.nextBoolean() ? "\r\n" : "\n\n");
        }
        return text.toString();
    }

    private static String yaml(Topology topology) {
        StringBuilder text = new StringBuilder("- topology: b\n  block:\n    blocks:\n");
        for (Topology.Block block : topology.blocks()) {
            text.append("    - block: ").append(block.name());
            text.append("\n      nodes: ").append(String.join(",", block.nodes())).append("\n");
        }
        text.append("- topology: t\n  tree:\n    switches:\n");
        for (Topology.Switch each : topology.switches()) {
            String below =
                    below(topology, each, ": ")
                            .strip()
                            .replace("Switches", "children")
                            .replace("Nodes", "nodes");
            text.append("    - switch: ").append(each.name()).append("\n      ");
            text.append(below).append("\n");
        }
        return text.toString();
    }

    private static String below(Topology topology, Topology.Switch each, String is) {
        if (!each.nodes().isEmpty()) {
            return " Nodes" + is + String.join(",", each.nodes());
        }
        List<String> children =
                topology.switches().stream()
                        .filter(s -> each.name().equals(s.parent()))
                        .map(Topology.Switch::name)
                        .toList();
        return " Switches" + is + Hostlist.fold(children);
    }
}
