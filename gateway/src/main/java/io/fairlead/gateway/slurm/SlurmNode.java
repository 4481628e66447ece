package io.fairlead.gateway.slurm;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node as Slurm shows it.
 *
 * @param states base state and flags
 * @param reason empty where none
 * @param gpuModel GRES type; null where it has no typed GPUs
 */
public record SlurmNode(
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

    public SlurmNode {
        states = List.copyOf(states);
        partitions = List.copyOf(partitions);
        features = List.copyOf(features);
    }
}
