package io.fairlead.inventory.topology;

import static io.fairlead.inventory.topology.TopologyFixture.accepted;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Real files of real sites, which are not in the project: .ci/corpus says where they are. */
@Tag("corpus")
class CorpusTest {

    private static final Path FILES =
            Path.of(System.getenv().getOrDefault("FAIRLEAD_CORPUS", ".")).resolve("topology");

    @Test
    void azuresBlocksOfInterleavedNodesAreRead() throws IOException {
        Set<String> nodes = new TreeSet<>();
        for (int i = 1; i <= 72; i++) {
            nodes.add("hpcbench-hpc-" + i);
        }
        byte[] text = Files.readAllBytes(FILES.resolve("azure-block_topology.txt"));

        Topology topology = accepted(new TopologyFile("topology.conf", text).read(nodes));

        assertThat(topology.blocks()).hasSize(4).allSatisfy(b -> assertThat(b.nodes()).hasSize(18));
    }

    @Test
    void whatIsNoTopologyOfSlurmIsRefusedWithALine() throws IOException {
        for (String name : new String[] {"ibnetdiscover-example.out", "azure-nodes_guids.txt"}) {
            byte[] text = Files.readAllBytes(FILES.resolve(name));

            Reading reading = new TopologyFile("topology.conf", text).read(Set.of("n1"));

            assertThat(reading).as(name).isNotInstanceOf(Reading.Accepted.class);
            assertThat(reading.findings())
                    .as(name)
                    .first()
                    .satisfies(f -> assertThat(f.line()).isPositive());
        }
    }
}
