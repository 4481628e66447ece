package io.fairlead.placement.service.decisions;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where and when a pending job runs, and why: the value of {@code placement.decisions}.
 *
 * @param job the job's key
 * @param jobId Slurm's job id
 * @param nodes decided nodes; empty unless PLACE
 * @param nvlinkDomains the domains they lie in
 * @param leafSwitches leaf switches they hang on
 * @param reason one line of at most {@link #REASON_LIMIT} characters for Slurm's admin comment
 * @param reasons why, in order of weight
 * @param candidates nodes looked at
 * @param wouldChange what would make it start, in one line; null where nothing is known
 * @param earliestStart null where unknown, or where it starts at once
 * @param inventoryRevision revision it was decided on
 * @param decidedAt when this decision was first taken; one that says the same keeps it
 * @param jobSeenAt when placement first saw the job pending
 */
public record Decision(
        String cluster,
        String job,
        long jobId,
        Kind decision,
        List<String> nodes,
        List<Domain> nvlinkDomains,
        int leafSwitches,
        String reason,
        List<Reason> reasons,
        int candidates,
        @Nullable String wouldChange,
        @Nullable Instant earliestStart,
        long inventoryRevision,
        Instant decidedAt,
        Instant jobSeenAt) {

    /** What fits into Slurm's admin comment and the contract. */
    public static final int REASON_LIMIT = 255;

    public Decision {
        nodes = List.copyOf(nodes);
        nvlinkDomains = List.copyOf(nvlinkDomains);
        reasons = List.copyOf(reasons);
        reason = shortened(reason);
    }

    /** Kinds of decisions. */
    public enum Kind {
        /** Run on these nodes now. */
        PLACE,
        /** Not now; its lease is renewed. */
        WAIT,
        /** Left to Slurm's native scheduling. */
        REFUSE
    }

    /** A share of the nodes. */
    public record Domain(String name, int nodes) {}

    /**
     * One reason.
     *
     * @param code UPPER_SNAKE
     * @param text one line for a person
     * @param nodes nodes it ruled out
     */
    public record Reason(String code, String text, int nodes) {}

    private static String shortened(String text) {
        return text.length() <= REASON_LIMIT ? text : text.substring(0, REASON_LIMIT - 3) + "...";
    }
}
