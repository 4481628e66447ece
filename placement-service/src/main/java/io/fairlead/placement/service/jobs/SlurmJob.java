package io.fairlead.placement.service.jobs;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What Slurm says of a job, as far as placement needs it.
 *
 * @param job its key: sluid, else id@submit-time
 * @param jobId Slurm's job id
 * @param partition as given; may be a comma-separated list
 * @param states Slurm's job states, e.g. PENDING
 * @param reason Slurm's state reason
 * @param priority 0 is held
 * @param beginTime earliest start Slurm keeps; null where none
 * @param managed whether placement decides it
 * @param ownBegin whether beginTime is the user's own
 * @param startTime actual start; null while pending
 * @param endTime end, the expected one while running; null where unknown
 * @param timeLimitSeconds null where unlimited
 * @param nodes allocated nodes
 */
public record SlurmJob(
        String job,
        long jobId,
        String user,
        String account,
        String partition,
        String qos,
        List<String> states,
        String reason,
        long priority,
        Instant submitTime,
        @Nullable Instant beginTime,
        boolean managed,
        boolean ownBegin,
        boolean held,
        @Nullable Instant startTime,
        @Nullable Instant endTime,
        @Nullable Long timeLimitSeconds,
        JobRequest request,
        List<String> nodes) {

    public SlurmJob {
        Objects.requireNonNull(job, "job is missing");
        user = Objects.requireNonNullElse(user, "");
        account = Objects.requireNonNullElse(account, "");
        Objects.requireNonNull(partition, "partition is missing");
        qos = Objects.requireNonNullElse(qos, "");
        states = List.copyOf(Objects.requireNonNull(states, "states is missing"));
        reason = Objects.requireNonNullElse(reason, "");
        Objects.requireNonNull(submitTime, "submitTime is missing");
        Objects.requireNonNull(request, "request is missing");
        nodes = List.copyOf(Objects.requireNonNull(nodes, "nodes is missing"));
    }

    /** Waiting to be started. A job whose end is not over yet is not, though it may be requeued. */
    public boolean pending() {
        return states.contains("PENDING") && !states.contains("COMPLETING");
    }

    /** Holds nodes: running, starting, suspended or on its way out of them. */
    public boolean occupies() {
        return states.contains("RUNNING")
                || states.contains("COMPLETING")
                || states.contains("CONFIGURING")
                || states.contains("SUSPENDED")
                || states.contains("STOPPED");
    }

    /** Neither waiting nor holding nodes: it will not come back under this key. */
    public boolean ended() {
        return !pending() && !occupies() && !states.contains("PENDING");
    }
}
