package io.fairlead.gateway.jobs;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fairlead.gateway.slurm.JobRequest;
import io.fairlead.gateway.slurm.SlurmJob;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of a job on topic slurm.jobs; its schema says what each field means.
 *
 * @param job sluid, else id@submit-time
 */
public record JobRecord(
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
        @Nullable Instant beginTime,
        boolean managed,
        boolean ownBegin,
        boolean held,
        @Nullable Instant startTime,
        @Nullable Instant endTime,
        @Nullable Long timeLimitSeconds,
        int restartCount,
        JobRequest request,
        List<String> nodes,
        String adminComment) {

    public JobRecord {
        states = List.copyOf(states);
        nodes = List.copyOf(nodes);
    }

    /** Waits for its start. */
    @JsonIgnore
    public boolean pending() {
        return states.contains("PENDING");
    }

    /** Nothing more happens to it. */
    @JsonIgnore
    public boolean ended() {
        return SlurmJob.ended(states) || states.contains("REQUEUED");
    }

    /** The same at its end. */
    public JobRecord endedWith(
            List<String> endStates,
            @Nullable Instant start,
            @Nullable Instant end,
            List<String> on) {
        return new JobRecord(
                cluster,
                job,
                jobId,
                name,
                user,
                account,
                partition,
                qos,
                endStates,
                "None",
                priority,
                submitTime,
                null,
                managed,
                false,
                false,
                start,
                end,
                timeLimitSeconds,
                restartCount,
                request,
                on,
                adminComment);
    }
}
