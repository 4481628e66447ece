package io.fairlead.placement.service.topology;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A switch of the inventory.
 *
 * @param level 0 is a leaf
 * @param parent switch above; null at the root
 */
public record InventorySwitch(String name, int level, @Nullable String parent) {

    public InventorySwitch {
        Objects.requireNonNull(name, "name is missing");
    }
}
