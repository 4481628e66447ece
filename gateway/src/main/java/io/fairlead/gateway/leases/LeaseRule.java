package io.fairlead.gateway.leases;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** When a lease is renewed, and until when. */
public final class LeaseRule {

    /** Time enough to decide again, and little enough where nobody does. */
    public static final Duration AFTER_REJECTION = Duration.ofSeconds(30);

    /** Slurm's scheduler may take a job whose begin time has come within its next tick. */
    private static final Duration LEAST = Duration.ofSeconds(15);

    private static final int JITTER_STEPS = 1000;

    private final Duration renewal;

    /**
     * With leases of a length.
     *
     * @param renewal a renewed lease's length, before jitter
     */
    public LeaseRule(Duration renewal) {
        this.renewal = renewal;
    }

    /**
     * Whether so little is left that it is to be renewed: less than a third, or 15 s.
     *
     * @param end the begin time Slurm keeps; null where it keeps none: there is no lease to renew
     */
    public boolean due(@Nullable Instant end, Instant now) {
        Duration third = renewal.dividedBy(3);
        Duration enough = third.compareTo(LEAST) > 0 ? third : LEAST;
        return end != null && Duration.between(now, end).compareTo(enough) < 0;
    }

    /**
     * The end of a lease renewed now: up to a quarter earlier, by the job, so that renewals spread.
     */
    public Instant end(String job, Instant now) {
        // Ids given one after the other differ in their last letters only: mixed, they lie apart.
        int mixed = (job.hashCode() * 0x9E3779B1) >>> Short.SIZE;
        long share = mixed % JITTER_STEPS;
        Duration earlier = renewal.dividedBy(4).multipliedBy(share).dividedBy(JITTER_STEPS);
        return Instant.ofEpochSecond(now.plus(renewal).minus(earlier).getEpochSecond());
    }
}
