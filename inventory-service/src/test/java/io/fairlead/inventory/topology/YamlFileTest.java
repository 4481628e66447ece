package io.fairlead.inventory.topology;

import static io.fairlead.inventory.topology.TopologyFixture.accepted;
import static io.fairlead.inventory.topology.TopologyFixture.errors;
import static io.fairlead.inventory.topology.TopologyFixture.onlyError;
import static io.fairlead.inventory.topology.TopologyFixture.warnings;
import static io.fairlead.inventory.topology.TopologyFixture.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlFileTest {

    private static final String LAB =
            """
            ---
            - topology: nvl
              cluster_default: true
              block:
                block_sizes: [ 18 ]
                blocks:
                  - block: nvl1
                    nodes: gb[001-018]
                  - block: nvl2
                    nodes: "gb[019-036]"
            - topology: fabric
              cluster_default: false
              tree:
                switches:
                  - switch: spine
                    children: leaf[1-2]
                  - switch: leaf1
                    nodes: gb[001-036]
                  - switch: leaf2
                    nodes: gb[037-072]
            - topology: flat
              cluster_default: false
              flat: true
            """;

    @Test
    void blocksAndSwitchesAreRead() {
        Topology topology = accepted(yaml(LAB));

        assertThat(topology.blocks())
                .extracting(Topology.Block::name, b -> b.nodes().get(17))
                .containsExactly(tuple("nvl1", "gb018"), tuple("nvl2", "gb036"));
        assertThat(topology.switches())
                .extracting(
                        Topology.Switch::name,
                        Topology.Switch::level,
                        Topology.Switch::parent,
                        s -> s.nodes().size())
                .containsExactly(
                        tuple("spine", 1, null, 0),
                        tuple("leaf1", 0, "spine", 36),
                        tuple("leaf2", 0, "spine", 36));
    }

    @Test
    void theSameTopologyReadsTheSameInBothForms() {
        String conf =
                """
                BlockName=nvl1 Nodes=gb[001-018]
                BlockName=nvl2 Nodes=gb[019-036]
                SwitchName=spine Switches=leaf[1-2]
                SwitchName=leaf1 Nodes=gb[001-036]
                SwitchName=leaf2 Nodes=gb[037-072]
                """;

        assertThat(accepted(TopologyFixture.conf(conf))).isEqualTo(accepted(yaml(LAB)));
    }

    @Test
    void aSecondBlockTopologyAddsItsNodesAndTheDefaultGoesFirst() {
        Topology topology =
                accepted(
                        yaml(
                                """
                                - topology: rows
                                  block:
                                    blocks: [ { block: row, nodes: "gb[001-072]" } ]
                                - topology: nvl
                                  cluster_default: true
                                  block:
                                    blocks: [ { block: nvl1, nodes: "gb[001-018]" } ]
                                """));

        assertThat(topology.blocks())
                .extracting(Topology.Block::name, b -> b.nodes().size())
                .containsExactly(tuple("nvl1", 18), tuple("row", 54));
    }

    @Test
    void whatIsNotReadIsTold() {
        Reading reading =
                yaml(
                        LAB
                                + """
                                - topology: dragon
                                  ring: {}
                                  colour: red
                                """);

        accepted(reading);
        assertThat(warnings(reading))
                .containsExactly("not-used 24:3", "unknown-key 24:3", "bare-nodes 1:0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes: gb[001-018] | nodes: gb[001-019],node7 | unknown-node 8:16",
                "nodes: gb[001-018] | nodes: gb[001-01 | bad-hostlist 8:18",
                "nodes: \"gb[019-036]\" | nodes: \"gb[18-17]\" | bad-hostlist 10:20",
                "nodes: gb[001-018] | nodes: [gb001] | shape 8:16",
                "nodes: gb[001-018] | node: gb001 | missing-key 7:9",
                "block: nvl2 | block: nvl1 | duplicate-name 9:16",
                "block: nvl2 | block: | bad-name 9:15",
                "nodes: \"gb[019-036]\" | nodes: gb[018-036] | node-in-two-blocks 10:16",
                "[ 18 ] | [ 18, many ] | block-size 5:24",
                "children: leaf[1-2] | children: leaf[1-3] | unknown-switch 16:19",
                "topology: fabric | topology: nvl | duplicate-name 11:13",
                "topology: fabric | name: fabric | missing-key 11:3",
                "- switch: leaf2 | - switch: leaf1 | duplicate-name 19:17",
                "children: leaf[1-2] | nodes: gb001 | ",
                "- topology: flat | topology flat | syntax 22:18",
            })
    void aBadPlaceIsRefusedWithLineAndColumn(String good, String bad, String error) {
        Reading reading = yaml(LAB.replace(good, bad));

        if (error == null) {
            accepted(reading);
        } else {
            assertThat(errors(reading)).contains(error);
            assertThat(reading.findings()).allMatch(f -> !f.remedy().isBlank());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "'' | empty 1:0",
                "'---' | empty 1:0",
                "[] | empty 1:0",
                "switches: { core: {} } | shape 1:1",
                "text | shape 1:1",
                "[{topology: a, flat: true}] | empty 1:0",
                "[{topology: a, block: 7}] | shape 1:23",
                "[{topology: a, block: {}}] | missing-key 1:23",
                "[{topology: a, topology: b, flat: true}] | duplicate-key 1:16",
                "[{? [a] : b}] | shape 1:5",
                "[&x {topology: a, flat: true}, *x] | shape 1:2",
                "&x [*x] | shape 1:1",
                "'[1, \"' | syntax 1:6",
            })
    void whatIsNoTopologyListIsRefused(String text, String error) {
        assertThat(errors(yaml(text == null ? "" : text))).contains(error);
    }

    @Test
    void aWordOfYamlThatIsATypeElsewhereIsTextHere() {
        Reading reading =
                new TopologyFile(
                                "t.yml",
                                "[{topology: 1, block: {blocks: [{block: on, nodes: 1101}]}}]"
                                        .getBytes(StandardCharsets.UTF_8))
                        .read(Set.of("1101"));

        assertThat(accepted(reading).blocks())
                .containsExactly(new Topology.Block("on", List.of("1101")));
    }

    @Test
    void deepNestingIsRefused() {
        Finding error = onlyError(yaml("[".repeat(10_000)));

        assertThat(error.code()).isEqualTo("syntax");
    }

    @Test
    void aliasesOfAliasesEndAtOnce() {
        StringBuilder bomb = new StringBuilder("- &a0 [x, x]\n");
        for (int i = 1; i < 60; i++) {
            bomb.append("- &a%d [*a%d, *a%d]\n".formatted(i, i - 1, i - 1));
        }

        assertThat(yaml(bomb.toString())).isInstanceOf(Reading.Refused.class);
    }
}
