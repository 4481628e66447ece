package io.fairlead.gateway.slurm.v0045;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.slurm.SlurmNode;
import io.fairlead.gateway.slurm.testing.Recorded;
import io.fairlead.platform.events.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodeMappingTest {

    @Test
    void recordedNodes() {
        List<Wire.Node> recorded =
                Json.read(Recorded.text("nodes.json"), Wire.Envelope.class).nodes();

        assertThat(recorded).isNotNull();
        assertThat(recorded.stream().map(NodeMapping::node))
                .containsExactly(
                        node("gb004", "IDLE", 0, 0, 0),
                        node("gb005", "ALLOCATED", 4, 144, 144_000));
    }

    private static SlurmNode node(
            String name, String state, int gpusAllocated, int cpusAllocated, long megabytes) {
        long mb = 1024 * 1024;
        return new SlurmNode(
                name,
                List.of(state),
                "",
                "gb200",
                4,
                gpusAllocated,
                144,
                cpusAllocated,
                900_000 * mb,
                megabytes * mb,
                List.of("flat", "gpu", "native"),
                List.of("gb200", "nvl1"));
    }
}
