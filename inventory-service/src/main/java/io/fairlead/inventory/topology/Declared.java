package io.fairlead.inventory.topology;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a file declares, before any of it is checked.
 *
 * @param name name of the topology
 * @param isDefault whether it is the cluster's default
 * @param blocks blocks of topology/block
 * @param switches switches of topology/tree
 */
record Declared(Located name, boolean isDefault, List<Block> blocks, List<Switch> switches) {

    Declared {
        blocks = List.copyOf(blocks);
        switches = List.copyOf(switches);
    }

    /**
     * A block.
     *
     * @param name block name
     * @param nodes hostlist expression
     */
    record Block(Located name, Located nodes) {}

    /**
     * A switch.
     *
     * @param name switch name
     * @param nodes hostlist expression of a leaf's nodes
     * @param children hostlist expression of the switches below
     */
    record Switch(Located name, @Nullable Located nodes, @Nullable Located children) {}
}
