package io.fairlead.placement.service.jobs;

import java.time.Duration;
import java.time.Instant;

/** Whether a job is to be decided now. */
public sealed interface Standing {

    /** A job with a begin time of its own is decided this long before it. */
    Duration AHEAD_OF_OWN_BEGIN = Duration.ofSeconds(30);

    /** To be decided now. */
    record Decidable() implements Standing {}

    /** To be decided from a later time on. */
    record Later(Instant from, String why) implements Standing {}

    /** Not to be decided as it is now; another state of it may change that. */
    record Not(String why) implements Standing {}

    /** How a job stands at a time. */
    static Standing of(SlurmJob job, Instant now) {
        if (!job.pending()) {
            return new Not("it is not pending: " + String.join(" ", job.states()));
        }
        if (!job.managed()) {
            return new Not("it is not under placement: no lease, or a partition not managed");
        }
        if (job.held() || job.priority() == 0) {
            return new Not("it is held");
        }
        if (!job.request().dependency().isBlank()) {
            return new Not("it depends on " + job.request().dependency());
        }
        Instant begin = job.beginTime();
        if (job.ownBegin() && begin != null && now.isBefore(begin.minus(AHEAD_OF_OWN_BEGIN))) {
            return new Later(
                    begin.minus(AHEAD_OF_OWN_BEGIN), "its own begin time is still to come");
        }
        return new Decidable();
    }
}
