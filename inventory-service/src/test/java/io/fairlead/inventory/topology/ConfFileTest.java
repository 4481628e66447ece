package io.fairlead.inventory.topology;

import static io.fairlead.inventory.topology.TopologyFixture.accepted;
import static io.fairlead.inventory.topology.TopologyFixture.conf;
import static io.fairlead.inventory.topology.TopologyFixture.errors;
import static io.fairlead.inventory.topology.TopologyFixture.onlyError;
import static io.fairlead.inventory.topology.TopologyFixture.warnings;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfFileTest {

    private static final String BLOCKS =
            """
            # two racks
            BlockName=nvl1 Nodes=gb[001-018]
            BlockName=nvl2 Nodes=gb[019-036]   # the second
            BlockSizes=18,36
            """;

    @Test
    void blocksAreRead() {
        Topology topology = accepted(conf(BLOCKS));

        assertThat(topology.blocks())
                .extracting(Topology.Block::name, b -> b.nodes().size(), b -> b.nodes().get(0))
                .containsExactly(tuple("nvl1", 18, "gb001"), tuple("nvl2", 18, "gb019"));
        assertThat(topology.switches()).isEmpty();
    }

    @Test
    void keysHaveAnyCaseLinesAnyEndAndTheFileAByteOrderMark() {
        String windows = "\uFEFF" + BLOCKS.replace("\n", "\r\n").replace("BlockName", "BLOCKNAME");

        assertThat(accepted(conf(windows))).isEqualTo(accepted(conf(BLOCKS)));
    }

    @Test
    void aBackslashContinuesALine() {
        String continued =
                "BlockName=nvl1 \\\n  Nodes=gb[001-018]\nBlockName = \"nvl2\" Nodes=gb[019-036]";

        assertThat(accepted(conf(continued)).blocks()).isEqualTo(accepted(conf(BLOCKS)).blocks());
    }

    @Test
    void switchesAreReadAsATree() {
        Topology topology =
                accepted(
                        conf(
                                """
                                SwitchName=leaf1 Nodes=gb[001-036] LinkSpeed=400
                                SwitchName=leaf2 Nodes=gb[037-072]
                                SwitchName=spine Switches=leaf[1-2]
                                SwitchName=core Switches=spine
                                """));

        assertThat(topology.switches())
                .extracting(Topology.Switch::name, Topology.Switch::level, Topology.Switch::parent)
                .containsExactly(
                        tuple("leaf1", 0, "spine"),
                        tuple("leaf2", 0, "spine"),
                        tuple("spine", 1, "core"),
                        tuple("core", 2, null));
    }

    @Test
    void aNodeInNoBlockIsFineAndTold() {
        Reading reading = conf(BLOCKS);

        assertThat(warnings(reading)).containsExactly("bare-nodes 1:0");
        assertThat(reading.findings().get(0).message()).isEqualTo("gb[037-072] are in no block");
    }

    @Test
    void aNodeAtTwoLeavesIsTakenAsRailsAndTold() {
        Reading reading =
                conf("SwitchName=rail1 Nodes=gb[001-072]\nSwitchName=rail2 Nodes=gb[001-072]\n");

        assertThat(warnings(reading)).containsExactly("several-leaves 2:0");
        accepted(reading);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BlockName=nvl1 Nodes=gb001,node7 | unknown-node 1:22",
                "BlockName=nvl1 Nodes=gb[001-01 | bad-hostlist 1:24",
                "BlockName=nvl1 | no-nodes 1:11",
                "Nodes=gb001 | syntax 1:1",
                "BlockName nvl1 | syntax 1:1",
                "BlockName=nvl1 Nodes=gb001 gb002 | syntax 1:28",
                "BlockName=nvl1 Nodes=gb001 Nodes=gb002 | syntax 1:28",
                "BlockName=nvl1 Nodes=gb001 Speed=4 | unknown-key 1:34",
                "BlockName=nvl1 Nodes=gb001 \\ | truncated 1:0",
                "BlockName=nvl1 Nodes=gb001 BlockSizes=0 | block-size 1:39",
                "Include other.conf | include 1:1",
                "SwitchName=s1 | shape 1:12",
                "SwitchName=s1 Nodes=gb001 Switches=s2 | shape 1:12",
                "SwitchName=s1 Switches=s2 | unknown-switch 1:24",
                "SwitchName=s1 Switches=s1 | cycle 1:12",
                "SwitchName=\" \" Nodes=gb001 | bad-name 1:13",
                "# nothing | empty 1:0",
            })
    void aBadLineIsRefusedWithItsPlace(String line, String error) {
        Reading reading = conf(line);

        assertThat(errors(reading)).containsExactly(error);
        assertThat(onlyError(reading).file()).isEqualTo("topology.conf");
        assertThat(onlyError(reading).remedy()).isNotBlank();
    }

    @Test
    void aNodeInTwoBlocksIsRefusedNamingBothLines() {
        Finding error =
                onlyError(
                        conf(
                                """
                                BlockName=nvl1 Nodes=gb[001-018]

                                BlockName=nvl2 Nodes=gb[018-036]
                                """));

        assertThat(error.text())
                .isEqualTo(
                        "topology.conf:3:22: gb018 is in block nvl1 (line 1) and again in block"
                                + " nvl2 (line 3); list each node in one block only");
    }

    @Test
    void theColumnIsThatOfTheContinuedLine() {
        assertThat(errors(conf("BlockName=nvl1 \\\n   Nodes=nowhere\n")))
                .containsExactly("unknown-node 2:10");
    }

    @Test
    void namesAreDeclaredOnce() {
        assertThat(
                        errors(
                                conf(
                                        """
                                        BlockName=a Nodes=gb001
                                        BlockName=a Nodes=gb002
                                        SwitchName=a Nodes=gb001
                                        SwitchName=a Nodes=gb002
                                        """)))
                .containsExactly("duplicate-name 2:11", "duplicate-name 4:12");
    }

    @Test
    void aRingOfSwitchesIsNamedOnceWithItsMembers() {
        Finding error =
                onlyError(
                        conf(
                                """
                                SwitchName=leaf Nodes=gb001
                                SwitchName=a Switches=b
                                SwitchName=b Switches=c
                                SwitchName=c Switches=a,leaf
                                """));

        assertThat(error.code()).isEqualTo("cycle");
        assertThat(error.message()).contains("a, c, b");
    }

    @Test
    void aSwitchHasOneParent() {
        Finding error =
                onlyError(
                        conf(
                                """
                                SwitchName=leaf Nodes=gb001
                                SwitchName=a Switches=leaf
                                SwitchName=b Switches=leaf
                                """));

        assertThat(error.message()).isEqualTo("switch leaf is below a (line 2) already");
    }

    @Test
    void allErrorsOfAFileAreToldAtOnceUpToAHundred() {
        assertThat(errors(conf("BlockName=a Nodes=x1\nBlockName=b Nodes=x2\nrubbish\n")))
                .containsExactly("syntax 3:1", "unknown-node 1:19", "unknown-node 2:19");
        Reading many = conf("rubbish\n".repeat(150));
        assertThat(many.findings()).hasSize(100);
        assertThat(many.findings().get(99).message()).isEqualTo("51 more errors are not listed");
    }
}
