package io.fairlead.inventory.facts;

import org.jspecify.annotations.Nullable;

/**
 * A node's hardware as Slurm counts it.
 *
 * @param gpuModel GRES type; null where the node has no GPU
 * @param gpus GPUs
 * @param cpus CPUs
 * @param memoryBytes memory
 */
public record NodeFacts(@Nullable String gpuModel, int gpus, int cpus, long memoryBytes) {}
