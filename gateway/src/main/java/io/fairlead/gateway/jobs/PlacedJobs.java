package io.fairlead.gateway.jobs;

import java.time.Instant;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What this gateway has done to a job itself, so that it is not taken for its user's wish. */
public interface PlacedJobs {

    /** Whether placement has decided about the job. */
    boolean decided(String job);

    /** Whether these are nodes that placement decided for the job, now or before. */
    boolean placedOn(String job, Collection<String> nodes);

    /** Slurm's ids of the jobs that were placed and have not started yet. */
    Set<Long> starting();

    /** The begin time this gateway gave last; null where none, or not known since a restart. */
    @Nullable Instant beginGiven(String job);
}
