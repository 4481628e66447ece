package io.fairlead.gateway.slurm.v0045;

import io.fairlead.gateway.slurm.JobRequest;
import io.fairlead.gateway.slurm.SlurmJob;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A job of v0.0.45 in domain words. What feeds what was seen on Slurm 26.05 (docs/contracts/slurm).
 */
final class JobMapping {

    private static final long MB = 1024 * 1024;

    // Other users' jobs stay off the nodes: what placement has to know of "exclusive".
    private static final Set<String> EXCLUSIVE = Set.of("none", "user", "mcs", "topo");

    private JobMapping() {}

    /**
     * @param sharing the job's {@code shared} of v0.0.44; null where that is not known
     */
    static SlurmJob job(Wire.Job job, @Nullable List<String> sharing) {
        List<String> states = job.jobState() == null ? List.of() : job.jobState();
        boolean unlimited = SlurmNumber.orUnset(job.timeLimit()).infinite();
        boolean over = SlurmJob.over(states);
        SlurmNumber priority = SlurmNumber.orUnset(job.priority());
        return new SlurmJob(
                job.jobId(),
                job.stepId() == null ? "" : text(job.stepId().sluid()),
                text(job.name()),
                text(job.userName()),
                text(job.account()),
                text(job.partition()),
                text(job.qos()),
                states,
                text(job.stateReason()),
                priority.number(),
                Boolean.TRUE.equals(job.hold())
                        || (states.contains("PENDING") && priority.set() && !priority.positive()),
                Objects.requireNonNullElse(time(job.submitTime()), Instant.EPOCH),
                time(job.eligibleTime()),
                time(job.startTime()),
                // Slurm writes an end some hundred years ahead for a job without a limit.
                unlimited && !over ? null : time(job.endTime()),
                limitSeconds(job.timeLimit()),
                orZero(job.restartCnt()),
                request(job, sharing),
                Names.expand(job.nodes()),
                text(job.adminComment()));
    }

    private static JobRequest request(Wire.Job job, @Nullable List<String> sharing) {
        int nodes = (int) Math.max(1, SlurmNumber.orUnset(job.nodeCount()).number());
        int most = (int) SlurmNumber.orUnset(job.maxNodes()).number();
        int cpus = cpusPerNode(job, nodes);
        return new JobRequest(
                nodes,
                Math.max(nodes, most),
                Gres.gpus(job.tresPerNode()),
                gpusPerJob(job),
                cpus,
                memoryPerNode(job, nodes, cpus),
                exclusive(job, sharing),
                // job_submit.lua gives a job without --segment a segment size of 1, which asks for
                // nothing.
                orZero(job.segmentSize()) > 1 ? job.segmentSize() : null,
                orZero(job.requiredSwitches()) > 0 ? job.requiredSwitches() : null,
                text(job.features()),
                Names.expand(job.requiredNodes()),
                Names.expand(job.excludedNodes()),
                text(job.resvName()).isEmpty() ? null : job.resvName(),
                !text(job.arrayTaskString()).isEmpty(),
                SlurmNumber.orUnset(job.hetJobId()).positive(),
                text(job.dependency()));
    }

    private static @Nullable Integer gpusPerJob(Wire.Job job) {
        Integer perJob = Gres.gpus(job.tresPerJob());
        if (perJob != null) {
            return perJob;
        }
        boolean otherwise =
                Gres.gpus(job.tresPerTask()) != null || Gres.gpus(job.tresPerSocket()) != null;
        return otherwise ? Gres.total(job.tresReqStr()) : null;
    }

    private static int cpusPerNode(Wire.Job job, int nodes) {
        long all = SlurmNumber.orUnset(job.cpus()).number();
        long least = SlurmNumber.orUnset(job.minimumCpusPerNode()).number();
        return (int) Math.max(least, (all + nodes - 1) / nodes);
    }

    private static @Nullable Long memoryPerNode(Wire.Job job, int nodes, int cpus) {
        SlurmNumber perNode = SlurmNumber.orUnset(job.memoryPerNode());
        if (perNode.positive()) {
            return perNode.number() * MB;
        }
        if (perNode.set()) {
            // --mem=0 is all of the node; only the sum says how much that is.
            Long all = Gres.memoryBytes(job.tresReqStr());
            return all == null ? null : Long.valueOf(all / nodes);
        }
        SlurmNumber perCpu = SlurmNumber.orUnset(job.memoryPerCpu());
        return perCpu.positive() ? Long.valueOf(perCpu.number() * MB * cpus) : null;
    }

    /** v0.0.45 has no such field; without v0.0.44 the submit line is all there is. */
    private static boolean exclusive(Wire.Job job, @Nullable List<String> sharing) {
        return sharing == null
                ? text(job.submitLine()).contains(" --exclusive")
                : sharing.stream().anyMatch(EXCLUSIVE::contains);
    }

    private static @Nullable Long limitSeconds(@Nullable SlurmNumber minutes) {
        SlurmNumber limit = SlurmNumber.orUnset(minutes);
        return limit.set() ? Long.valueOf(limit.number() * 60) : null;
    }

    private static @Nullable Instant time(@Nullable SlurmNumber seconds) {
        return SlurmNumber.orUnset(seconds).time();
    }

    private static int orZero(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    private static String text(@Nullable String text) {
        return text == null ? "" : text;
    }
}
