package io.fairlead.gateway.portal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Slurm says of a node, from {@code slurm.nodes}.
 *
 * @param states a base state and flags
 * @param reason empty where Slurm has none
 */
public record SlurmNode(
        String cluster,
        String name,
        List<String> states,
        String reason,
        @Nullable String gpuModel,
        int gpus,
        int gpusAllocated) {

    public SlurmNode {
        states = List.copyOf(states);
    }
}
