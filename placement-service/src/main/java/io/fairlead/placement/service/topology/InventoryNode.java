package io.fairlead.placement.service.topology;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A node of the inventory, as far as placement needs it.
 *
 * @param name NodeName
 * @param gpus GPUs in it
 * @param cpus CPUs as Slurm counts them
 * @param memoryBytes main memory
 * @param gpuModel GRES type; null where it has no GPU
 * @param nvlinkDomain NVLink domain; null where NVLink ends at the chassis
 * @param rack null where unknown
 * @param leafSwitches leaf switch per rail, in rail order
 */
public record InventoryNode(
        String name,
        int gpus,
        int cpus,
        long memoryBytes,
        @Nullable String gpuModel,
        @Nullable String nvlinkDomain,
        @Nullable String rack,
        List<String> leafSwitches) {

    public InventoryNode {
        Objects.requireNonNull(name, "name is missing");
        leafSwitches = List.copyOf(Objects.requireNonNull(leafSwitches, "leafSwitches is missing"));
        if (gpus < 0 || cpus < 0 || memoryBytes < 0) {
            throw new IllegalArgumentException("gpus, cpus or memoryBytes is negative");
        }
    }
}
