package io.fairlead.gateway.portal;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What Slurm says of a job, from {@code slurm.jobs}.
 *
 * @param job the job's key: its sluid, else id@submit-time
 * @param nodes allocated nodes, expanded
 */
public record SlurmJob(
        String cluster,
        String job,
        long jobId,
        String name,
        String user,
        String account,
        String partition,
        String qos,
        List<String> states,
        String reason,
        long priority,
        Instant submitTime,
        @Nullable Instant startTime,
        @Nullable Instant endTime,
        @Nullable Long timeLimitSeconds,
        boolean managed,
        boolean held,
        Request request,
        List<String> nodes) {

    private static final Set<String> ON_NODES =
            Set.of("RUNNING", "SUSPENDED", "COMPLETING", "CONFIGURING", "STAGE_OUT");

    public SlurmJob {
        states = List.copyOf(states);
        nodes = List.copyOf(nodes);
    }

    /** What was asked for. */
    public record Request(
            int nodes, @Nullable Integer gpusPerNode, @Nullable Integer segmentSize) {}

    /** Whether it holds its nodes. */
    public boolean onNodes() {
        return states.stream().anyMatch(ON_NODES::contains);
    }

    /** Whether it waits to start. */
    public boolean pending() {
        return !onNodes() && states.contains("PENDING");
    }

    /** The one state that tells most: COMPLETING where flagged, else the base state. */
    public String mainState() {
        return states.contains("COMPLETING") ? "COMPLETING" : states.get(0);
    }
}
