package io.fairlead.placement.service.jobs;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a job asks for, as the gateway read it from Slurm.
 *
 * @param nodes least number of nodes
 * @param maxNodes most; equal to nodes where no range was asked
 * @param gpusPerNode null where not asked by node
 * @param gpusPerJob null where not asked by job
 * @param cpusPerNode CPUs on each node
 * @param memoryPerNodeBytes null: Slurm's default
 * @param exclusive whole nodes
 * @param segmentSize nodes of a segment; null where the user gave none
 * @param maxSwitches most leaf switches; null where not asked
 * @param features Slurm's constraint expression; empty where none
 * @param requiredNodes nodes the user insists on
 * @param excludedNodes nodes the user does not want
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
        requireAtLeast(1, nodes, "nodes");
        requireAtLeast(0, gpusPerNode, "gpusPerNode");
        requireAtLeast(0, gpusPerJob, "gpusPerJob");
        requireAtLeast(0, cpusPerNode, "cpusPerNode");
        requireAtLeast(0, memoryPerNodeBytes, "memoryPerNodeBytes");
        requireAtLeast(1, segmentSize, "segmentSize");
        requireAtLeast(1, maxSwitches, "maxSwitches");
        features = Objects.requireNonNullElse(features, "");
        requiredNodes = requiredNodes == null ? List.of() : List.copyOf(requiredNodes);
        excludedNodes = excludedNodes == null ? List.of() : List.copyOf(excludedNodes);
        dependency = Objects.requireNonNullElse(dependency, "");
    }

    private static void requireAtLeast(long least, @Nullable Number value, String field) {
        if (value != null && value.longValue() < least) {
            throw new IllegalArgumentException(
                    "request." + field + " is " + value + ", less than " + least);
        }
    }
}
