package io.fairlead.gateway.nodes;

import io.fairlead.gateway.slurm.SlurmNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state of a node on topic slurm.nodes; its schema says what each field means. */
public record NodeRecord(
        String cluster,
        String name,
        List<String> states,
        String reason,
        @Nullable String gpuModel,
        int gpus,
        int gpusAllocated,
        int cpus,
        int cpusAllocated,
        long memoryBytes,
        long memoryAllocatedBytes,
        List<String> partitions,
        List<String> features) {

    public NodeRecord {
        states = List.copyOf(states);
        partitions = List.copyOf(partitions);
        features = List.copyOf(features);
    }

    /** What is published of a node. */
    public static NodeRecord of(String cluster, SlurmNode node) {
        return new NodeRecord(
                cluster,
                node.name(),
                node.states(),
                node.reason(),
                node.gpuModel(),
                node.gpus(),
                node.gpusAllocated(),
                node.cpus(),
                node.cpusAllocated(),
                node.memoryBytes(),
                node.memoryAllocatedBytes(),
                node.partitions(),
                node.features());
    }
}
