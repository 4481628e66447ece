package io.fairlead.gateway.nodes;

import io.fairlead.gateway.slurm.testing.RecordedSlurm;
import io.fairlead.gateway.testing.Sent;
import io.fairlead.platform.events.StateChange;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is sent of nodes that a real Slurm has shown. */
class NodesContractTest {

    private static final String TOPIC = "slurm.nodes";

    private final NodeRecord idle = recorded(0);

    @Test
    void idle() {
        Sent.verify(TOPIC, "idle", only(Map.of(), Map.of("gb004", idle)));
    }

    @Test
    void allocated() {
        Sent.verify(TOPIC, "allocated", only(Map.of(), Map.of("gb005", recorded(1))));
    }

    @Test
    void drained() {
        NodeRecord drained =
                new NodeRecord(
                        idle.cluster(),
                        idle.name(),
                        List.of("IDLE", "DRAIN"),
                        "fan 3 fails",
                        idle.gpuModel(),
                        idle.gpus(),
                        idle.gpusAllocated(),
                        idle.cpus(),
                        idle.cpusAllocated(),
                        idle.memoryBytes(),
                        idle.memoryAllocatedBytes(),
                        idle.partitions(),
                        idle.features());
        Sent.verify(TOPIC, "drained", only(Map.of("gb004", idle), Map.of("gb004", drained)));
    }

    @Test
    void gone() {
        Sent.verify(TOPIC, "deletion", only(Map.of("gb004", idle), Map.of()));
    }

    private static NodeRecord recorded(int index) {
        return NodeRecord.of("lab", RecordedSlurm.nodes("nodes.json").get(index));
    }

    private static StateChange only(
            Map<String, NodeRecord> published, Map<String, NodeRecord> now) {
        return NodeChanges.between("lab", published, now).get(0);
    }
}
