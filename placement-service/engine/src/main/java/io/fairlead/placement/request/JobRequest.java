package io.fairlead.placement.request;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A pending job and what it asks for.
 *
 * @param job its key
 * @param priority the higher, the earlier
 * @param minNodes fewest nodes it runs on
 * @param maxNodes most; equal to minNodes where no range was asked
 * @param memoryPerNodeBytes 0 where Slurm's default is to do
 * @param exclusive it wants its nodes whole
 * @param segmentSize nodes of a segment, which lies whole in one NVLink domain; null where not
 *     asked
 * @param maxSwitches most leaf switches on any rail; null where not asked
 * @param features Slurm's constraint expression; empty where none
 * @param reservation null where none
 * @param timeLimit null where it has none
 * @param committed nodes decided for it already, which Slurm has not started it on yet
 */
public record JobRequest(
        String job,
        long priority,
        Instant submitted,
        String partition,
        int minNodes,
        int maxNodes,
        GpuDemand gpus,
        int cpusPerNode,
        long memoryPerNodeBytes,
        boolean exclusive,
        @Nullable Integer segmentSize,
        @Nullable Integer maxSwitches,
        Set<String> requiredNodes,
        Set<String> excludedNodes,
        String features,
        @Nullable String reservation,
        @Nullable Duration timeLimit,
        boolean arrayJob,
        boolean hetJob,
        List<String> committed) {

    public JobRequest {
        if (minNodes < 1 || maxNodes < minNodes) {
            throw new IllegalArgumentException(
                    job + " asks for " + minNodes + " to " + maxNodes + " nodes");
        }
        requiredNodes = Set.copyOf(requiredNodes);
        excludedNodes = Set.copyOf(excludedNodes);
        committed = List.copyOf(committed);
    }

    /** A request for one shared node of the partition, to be described further. */
    public static JobRequestBuilder of(String job, String partition, Instant submitted) {
        return new JobRequestBuilder(job, partition, submitted);
    }

    /** This request with something changed. */
    public JobRequestBuilder but() {
        return new JobRequestBuilder(this);
    }

    /** Nodes of a segment; 1, which constrains nothing, where none was asked. */
    public int segment() {
        return segmentSize == null ? 1 : segmentSize;
    }
}
