package io.fairlead.gateway.decisions;

import io.fairlead.gateway.jobs.JobRecord;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** When a job that was accepted, and still waits, is to be decided again. */
final class StuckRule {

    // Slurm has not looked at the job yet: on a large cluster that takes its while.
    private static final Set<String> NOT_LOOKED_AT = Set.of("None", "BeginTime", "");
    private static final int LONGER = 6;

    private final Duration after;

    StuckRule(Duration after) {
        this.after = after;
    }

    /** Why it cannot start; empty while it may yet. */
    Optional<String> stuck(JobRecord job, Instant acceptedAt, Instant now) {
        Instant begin = job.beginTime();
        Instant since = begin != null && begin.isAfter(acceptedAt) ? begin : acceptedAt;
        Duration patience =
                NOT_LOOKED_AT.contains(job.reason()) ? after.multipliedBy(LONGER) : after;
        if (now.isBefore(since.plus(patience))) {
            return Optional.empty();
        }
        return Optional.of(
                "still pending after %d s: %s"
                        .formatted(Duration.between(since, now).toSeconds(), job.reason()));
    }
}
