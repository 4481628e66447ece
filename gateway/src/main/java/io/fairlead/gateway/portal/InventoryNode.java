package io.fairlead.gateway.portal;

import org.jspecify.annotations.Nullable;

/**
 * Where a node stands, from {@code inventory.nodes}.
 *
 * @param gpuModel null where it has no GPU
 * @param nvlinkDomain null where NVLink ends at the chassis
 * @param rack null where unknown
 */
public record InventoryNode(
        String cluster,
        String name,
        @Nullable String gpuModel,
        int gpus,
        @Nullable String nvlinkDomain,
        @Nullable String rack) {}
