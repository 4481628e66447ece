package io.fairlead.inventory.topology;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A checked topology: every name is known, every node is in one block at most, the switches are
 * trees.
 *
 * @param blocks NVLink domains, in file order
 * @param switches switches, in file order
 */
public record Topology(List<Block> blocks, List<Switch> switches) {

    public Topology {
        blocks = List.copyOf(blocks);
        switches = List.copyOf(switches);
    }

    /**
     * A block of topology/block.
     *
     * @param name unique among blocks
     * @param nodes its nodes, in file order
     */
    public record Block(String name, List<String> nodes) {

        public Block {
            nodes = List.copyOf(nodes);
        }
    }

    /**
     * A switch of topology/tree.
     *
     * @param name unique among switches
     * @param level 0 is a leaf; any other is one above its highest child
     * @param parent switch above; null at a root
     * @param nodes a leaf's nodes; empty above
     */
    public record Switch(String name, int level, @Nullable String parent, List<String> nodes) {

        public Switch {
            nodes = List.copyOf(nodes);
        }
    }
}
