package io.fairlead.placement.service.decisions;

import io.fairlead.placement.service.decisions.Decision.Kind;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether a new decision says what the one in force says already. A wait is looked at in every
 * cycle, and its texts hold counts that move with every job of the cluster: each would be an event
 * and an update in Slurm, per pending job.
 */
public final class Repetition {

    /**
     * Counts alone are said again after this time. The gateway touches a waiting job that often
     * anyway, to renew its lease.
     */
    static final Duration REFRESH_COUNTS_AFTER = Duration.ofMinutes(10);

    /** Other advice on what would change it: soon, but not with every job that comes and goes. */
    static final Duration REFRESH_ADVICE_AFTER = Duration.ofMinutes(1);

    /** An earliest start that moves by less, or by less than a tenth of the wait, says the same. */
    static final Duration SAME_START = Duration.ofMinutes(1);

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private Repetition() {}

    /**
     * Whether the new decision need not be written. Only a wait is ever decided again without
     * cause: a place on the same nodes as before is a new attempt.
     */
    public static boolean saysTheSame(Decision before, Decision now) {
        if (before.decision() != Kind.WAIT || now.decision() != Kind.WAIT) {
            return false;
        }
        if (!code(before).equals(code(now)) || !sameStart(before, now)) {
            return false;
        }
        if (!shape(before.wouldChange()).equals(shape(now.wouldChange()))) {
            return isFresh(before, now, REFRESH_ADVICE_AFTER);
        }
        return before.reason().equals(now.reason()) || isFresh(before, now, REFRESH_COUNTS_AFTER);
    }

    private static boolean isFresh(Decision before, Decision now, Duration period) {
        return now.decidedAt().isBefore(before.decidedAt().plus(period));
    }

    /** The binding reason stands first; those after it count nodes, and come and go with them. */
    private static String code(Decision decision) {
        return decision.reasons().isEmpty() ? "" : decision.reasons().get(0).code();
    }

    private static String shape(@Nullable String text) {
        return text == null ? "" : NUMBER.matcher(text).replaceAll("#");
    }

    private static boolean sameStart(Decision before, Decision now) {
        Instant first = before.earliestStart();
        Instant second = now.earliestStart();
        if (first == null || second == null) {
            return first == null && second == null;
        }
        Duration moved = Duration.between(first, second).abs();
        Duration wait = Duration.between(now.decidedAt(), second).abs();
        return moved.compareTo(SAME_START) <= 0 || moved.compareTo(wait.dividedBy(10)) <= 0;
    }
}
