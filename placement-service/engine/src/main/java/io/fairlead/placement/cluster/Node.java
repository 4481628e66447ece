package io.fairlead.placement.cluster;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A node and where it hangs.
 *
 * @param nvlinkDomain null where NVLink ends at the chassis: then it is a domain of its own
 * @param rack null where unknown
 * @param leafSwitches by rail; empty where unknown
 * @param allocated what Slurm says is taken of it
 * @param heldExclusively an exclusive job has it, however little it asked for
 */
public record Node(
        String name,
        @Nullable String nvlinkDomain,
        @Nullable String rack,
        List<String> leafSwitches,
        Resources capacity,
        Resources allocated,
        boolean heldExclusively,
        Set<String> features,
        Set<String> partitions,
        NodeState state) {

    public Node {
        leafSwitches = List.copyOf(leafSwitches);
        features = Set.copyOf(features);
        partitions = Set.copyOf(partitions);
    }

    /** A free, available node without GPUs, to be described further. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** Describes a node, property by property. */
    public static final class Builder {
        private final String name;
        private @Nullable String nvlinkDomain;
        private @Nullable String rack;
        private List<String> leafSwitches = List.of();
        private Resources capacity = new Resources(0, 1, 0);
        private Resources allocated = Resources.NONE;
        private boolean heldExclusively;
        private Set<String> features = Set.of();
        private Set<String> partitions = Set.of();
        private NodeState state = NodeState.AVAILABLE;

        private Builder(String name) {
            this.name = name;
        }

        public Builder nvlinkDomain(@Nullable String domain) {
            this.nvlinkDomain = domain;
            return this;
        }

        public Builder rack(@Nullable String name) {
            this.rack = name;
            return this;
        }

        public Builder leafSwitches(List<String> byRail) {
            this.leafSwitches = List.copyOf(byRail);
            return this;
        }

        public Builder capacity(Resources has) {
            this.capacity = has;
            return this;
        }

        public Builder allocated(Resources taken) {
            this.allocated = taken;
            return this;
        }

        public Builder heldExclusively(boolean held) {
            this.heldExclusively = held;
            return this;
        }

        public Builder features(Collection<String> names) {
            this.features = Set.copyOf(names);
            return this;
        }

        public Builder partitions(Collection<String> names) {
            this.partitions = Set.copyOf(names);
            return this;
        }

        public Builder state(NodeState is) {
            this.state = is;
            return this;
        }

        public Node build() {
            return new Node(
                    name,
                    nvlinkDomain,
                    rack,
                    leafSwitches,
                    capacity,
                    allocated,
                    heldExclusively,
                    features,
                    partitions,
                    state);
        }
    }
}
