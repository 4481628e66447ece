package io.fairlead.placement.service.nodes;

import io.fairlead.placement.cluster.NodeState;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What Slurm says of a node, as far as placement needs it.
 *
 * @param name NodeName
 * @param states base state and flags, e.g. IDLE, DRAIN
 * @param reason Slurm's reason; empty where none
 * @param gpuModel GRES type; null where it has no GPU
 * @param gpus GPUs Slurm may give
 * @param gpusAllocated GPUs given
 * @param cpus CPUs
 * @param cpusAllocated CPUs given
 * @param memoryBytes memory Slurm may give
 * @param memoryAllocatedBytes memory given
 * @param partitions partitions it is in
 * @param features active features
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
        Set<String> partitions,
        Set<String> features) {

    public SlurmNode {
        Objects.requireNonNull(name, "name is missing");
        states = List.copyOf(Objects.requireNonNull(states, "states is missing"));
        reason = Objects.requireNonNullElse(reason, "");
        partitions = Set.copyOf(Objects.requireNonNull(partitions, "partitions is missing"));
        features = Set.copyOf(Objects.requireNonNull(features, "features is missing"));
        long least = Math.min(Math.min(gpus, gpusAllocated), Math.min(cpus, cpusAllocated));
        if (Math.min(least, Math.min(memoryBytes, memoryAllocatedBytes)) < 0) {
            throw new IllegalArgumentException("a count of GPUs, CPUs or bytes is negative");
        }
    }

    /** Whether it takes jobs, and if not, why. */
    public NodeState state() {
        return SlurmStates.read(states, reason);
    }
}
