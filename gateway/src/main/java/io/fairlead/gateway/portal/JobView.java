package io.fairlead.gateway.portal;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A job as a person sees it who may see it.
 *
 * @param state the one state that tells most
 * @param nodesRequested nodes asked for
 * @param nodes nodes it holds, or held
 * @param decision the last placement decision; null where there is none
 * @param outcome what Slurm made of it; null where nothing yet
 */
public record JobView(
        String job,
        long jobId,
        String name,
        String user,
        String account,
        String partition,
        String qos,
        String state,
        List<String> states,
        String reason,
        long priority,
        Instant submitTime,
        @Nullable Instant startTime,
        @Nullable Instant endTime,
        @Nullable Long timeLimitSeconds,
        boolean managed,
        boolean held,
        int nodesRequested,
        @Nullable Integer gpusPerNode,
        @Nullable Integer segmentSize,
        List<String> nodes,
        @Nullable Decision decision,
        @Nullable Outcome outcome) {

    static JobView of(SlurmJob job, @Nullable Decision decision, @Nullable Outcome outcome) {
        return new JobView(
                job.job(),
                job.jobId(),
                job.name(),
                job.user(),
                job.account(),
                job.partition(),
                job.qos(),
                job.mainState(),
                job.states(),
                job.reason(),
                job.priority(),
                job.submitTime(),
                job.startTime(),
                job.endTime(),
                job.timeLimitSeconds(),
                job.managed(),
                job.held(),
                job.request().nodes(),
                job.request().gpusPerNode(),
                job.request().segmentSize(),
                job.nodes(),
                decision,
                outcome);
    }
}
