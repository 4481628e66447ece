package io.fairlead.gateway.slurm;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a job asks for.
 *
 * @param nodes least number of nodes
 * @param maxNodes most
 * @param gpusPerNode null where not asked by node
 * @param gpusPerJob null where not asked for the whole job
 * @param cpusPerNode CPUs on each node
 * @param memoryPerNodeBytes null: Slurm's default
 * @param exclusive nodes that no job of another user shares
 * @param segmentSize nodes of a segment; null where the user gave none
 * @param maxSwitches null where not asked
 * @param features Slurm's constraint expression; empty where none
 * @param requiredNodes expanded
 * @param excludedNodes expanded
 * @param reservation null where none
 * @param arrayJob several tasks under one record
 * @param hetJob part of a heterogeneous job
 * @param dependency unmet dependencies; empty where none
 */
public record JobRequest(
        int nodes,
        int maxNodes,
        @Nullable Integer gpusPerNode,
        @Nullable Integer gpusPerJob,
        int cpusPerNode,
        @Nullable Long memoryPerNodeBytes,
        boolean exclusive,
        @Nullable Integer segmentSize,
        @Nullable Integer maxSwitches,
        String features,
        List<String> requiredNodes,
        List<String> excludedNodes,
        @Nullable String reservation,
        boolean arrayJob,
        boolean hetJob,
        String dependency) {

    public JobRequest {
        requiredNodes = List.copyOf(requiredNodes);
        excludedNodes = List.copyOf(excludedNodes);
    }

    /** The same with other required nodes. */
    public JobRequest requiring(List<String> others) {
        return new JobRequest(
                nodes,
                maxNodes,
                gpusPerNode,
                gpusPerJob,
                cpusPerNode,
                memoryPerNodeBytes,
                exclusive,
                segmentSize,
                maxSwitches,
                features,
                others,
                excludedNodes,
                reservation,
                arrayJob,
                hetJob,
                dependency);
    }
}
