package io.fairlead.placement.service.decisions;

import io.fairlead.platform.events.StateVersion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision as it was written, and the answer to it.
 *
 * @param decision what was decided
 * @param version the version it went out under
 * @param answer Slurm's answer to this very version; null while there is none
 */
public record Issued(Decision decision, StateVersion version, @Nullable Outcome answer) {

    /** A decision just written. */
    public static Issued unanswered(Decision decision, StateVersion version) {
        return new Issued(decision, version, null);
    }

    /** With the newest outcome of its job, which counts only if it answers this version. */
    public Issued with(@Nullable Outcome newest) {
        boolean counts = newest != null && newest.answers(version);
        return new Issued(decision, version, counts ? newest : null);
    }

    /** Where it stands. */
    public Phase phase() {
        Outcome.Kind kind = answer == null ? null : answer.outcome();
        if (kind == Outcome.Kind.REJECTED) {
            return Phase.REJECTED;
        }
        if (kind == Outcome.Kind.GONE
                || kind == Outcome.Kind.RELEASED
                || kind == Outcome.Kind.STARTED_ELSEWHERE) {
            return Phase.CLOSED;
        }
        return switch (decision.decision()) {
            case WAIT -> Phase.OPEN;
            case REFUSE -> Phase.UNANSWERED;
            case PLACE ->
                    kind == Outcome.Kind.ACCEPTED || kind == Outcome.Kind.STARTED
                            ? Phase.ACCEPTED
                            : Phase.UNANSWERED;
        };
    }

    /**
     * The nodes kept for the job until Slurm shows it running or ended: no other job may be placed
     * on what it will use of them.
     */
    public List<String> committedNodes() {
        Outcome last = answer;
        if (last != null && last.outcome() == Outcome.Kind.STARTED_ELSEWHERE) {
            return last.nodes();
        }
        return phase() == Phase.UNANSWERED || phase() == Phase.ACCEPTED
                ? decision.nodes()
                : List.of();
    }

    /** Whether it must be said again by the owner of that epoch, for the gateway to heed it. */
    public boolean outdatedAt(long epoch) {
        return version.epoch() < epoch && (phase() == Phase.OPEN || phase() == Phase.UNANSWERED);
    }

    /** Where a decision stands. */
    public enum Phase {
        /** A wait: looked at again in every cycle. */
        OPEN,
        /** Given, and not answered yet. */
        UNANSWERED,
        /** Slurm took it; the job starts. */
        ACCEPTED,
        /** Slurm did not take it, or could not start the job there: to be decided again. */
        REJECTED,
        /** Nothing more is to be decided about this job. */
        CLOSED
    }
}
