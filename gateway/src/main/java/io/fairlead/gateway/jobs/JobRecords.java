package io.fairlead.gateway.jobs;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.slurm.JobRequest;
import io.fairlead.gateway.slurm.SlurmJob;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is published of a job: Slurm's word, less what is our own doing. */
public final class JobRecords {

    /** What job_submit.lua writes, and users cannot. */
    static final String MARKER = "fairlead:";

    /** A requeued job waits that long by Slurm's own rule. */
    private static final Duration REQUEUE = Duration.ofMinutes(2);

    private static final Duration SLACK = Duration.ofSeconds(10);

    private final RegisteredCluster cluster;
    private final PlacedJobs placed;

    /** Of a cluster. */
    public JobRecords(RegisteredCluster cluster, PlacedJobs placed) {
        this.cluster = cluster;
        this.placed = placed;
    }

    /**
     * A job as it is published.
     *
     * @param before what was published last of this Slurm job id, possibly of a run before a
     *     requeue; null where nothing was
     */
    public JobRecord record(SlurmJob job, @Nullable JobRecord before, Instant now) {
        boolean managed = managed(job, before);
        boolean pending = job.pending();
        Instant begin = pending ? job.beginTime() : null;
        return new JobRecord(
                cluster.name(),
                job.key(),
                job.id(),
                job.name(),
                job.user(),
                job.account(),
                job.partition(),
                job.qos(),
                job.states(),
                job.reason(),
                job.priority(),
                job.submitTime(),
                begin,
                managed,
                begin != null && ownBegin(job, begin, before, now),
                job.held(),
                pending ? null : job.startTime(),
                pending ? null : job.endTime(),
                job.timeLimitSeconds(),
                job.restartCount(),
                request(job, before),
                job.nodes(),
                job.adminComment());
    }

    private boolean managed(SlurmJob job, @Nullable JobRecord before) {
        return cluster.manages(job.partition())
                && (job.adminComment().startsWith(MARKER)
                        || placed.decided(job.key())
                        || (before != null && before.managed()));
    }

    private boolean ownBegin(SlurmJob job, Instant begin, @Nullable JobRecord before, Instant now) {
        if (!begin.isAfter(now) || begin.equals(placed.beginGiven(job.key()))) {
            return false;
        }
        JobRecord same = before != null && before.job().equals(job.key()) ? before : null;
        if (same != null && begin.equals(same.beginTime())) {
            return same.ownBegin();
        }
        if (same != null && !same.ownBegin() && givenBeforeRestart(job, begin, now)) {
            return false;
        }
        return begin.isAfter(job.submitTime().plus(longestLease(job)).plus(SLACK));
    }

    /** Given by this gateway, and not published before it was killed: no lease is longer. */
    private boolean givenBeforeRestart(SlurmJob job, Instant begin, Instant now) {
        return placed.beginGiven(job.key()) == null
                && placed.decided(job.key())
                && begin.isBefore(now.plus(RegisteredCluster.LONGEST_LEASE));
    }

    private Duration longestLease(SlurmJob job) {
        Duration initial = cluster.initialLease();
        return job.restartCount() > 0 && initial.compareTo(REQUEUE) < 0 ? REQUEUE : initial;
    }

    /** Nodes that placement decided are no wish of the user's, also after a requeue. */
    private JobRequest request(SlurmJob job, @Nullable JobRecord before) {
        List<String> nodes = job.request().requiredNodes();
        if (nodes.isEmpty() || before == null) {
            return job.request();
        }
        boolean ours = placed.placedOn(job.key(), nodes) || placed.placedOn(before.job(), nodes);
        return ours ? job.request().requiring(before.request().requiredNodes()) : job.request();
    }
}
