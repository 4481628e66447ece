package io.fairlead.placement.service.decisions;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * What Slurm has rejected of a job so far, and when it may be tried again.
 *
 * @param count rejections in a row
 * @param nodes the nodes of the last one
 * @param why Slurm's reason for the last one
 * @param at when it was
 */
public record Rejections(int count, List<String> nodes, String why, Instant at) {

    /** Slurm's own scheduler ticks every 2 s or so: before that nothing can have changed. */
    static final Duration FIRST_BACKOFF = Duration.ofSeconds(2);

    /** Long enough to hurt nobody, short enough that a person does not give up. */
    static final Duration LONGEST_BACKOFF = Duration.ofSeconds(60);

    /** What stood against these nodes shows in slurm.nodes by then, or it has passed. */
    static final Duration SAME_NODES_AFTER = Duration.ofSeconds(30);

    /** After so many we do not understand what Slurm wants: it shall schedule the job itself. */
    static final int TOO_MANY = 5;

    static final Rejections NONE = new Rejections(0, List.of(), "", Instant.EPOCH);

    public Rejections {
        nodes = List.copyOf(nodes);
    }

    Rejections and(Issued rejected, Outcome outcome) {
        return new Rejections(
                count + 1, rejected.decision().nodes(), outcome.detail(), outcome.at());
    }

    /** When the job may be decided again. */
    public Instant againAt() {
        long factor = 1L << Math.min(count - 1, 10);
        Duration backoff = FIRST_BACKOFF.multipliedBy(factor);
        return at.plus(backoff.compareTo(LONGEST_BACKOFF) < 0 ? backoff : LONGEST_BACKOFF);
    }

    /** When the very nodes that were rejected may be named again. */
    public Instant sameNodesAgainAt() {
        return at.plus(SAME_NODES_AFTER);
    }

    /** Whether a new choice is the one that was rejected last. */
    public boolean isAgain(List<String> chosen) {
        return count > 0 && Set.copyOf(chosen).equals(Set.copyOf(nodes));
    }

    /** Whether the job is to be left to Slurm. */
    public boolean tooMany() {
        return count >= TOO_MANY;
    }
}
