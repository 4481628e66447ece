package io.fairlead.placement.service.decisions;

import io.fairlead.platform.events.StateVersion;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What Slurm made of a decision.
 *
 * @param job the job's key
 * @param decisionEpoch with {@code decisionCounter}: the version of the decision it answers
 * @param outcome what became of it
 * @param nodes nodes the job runs on, or was accepted for
 * @param detail one line
 * @param slurmErrorCode null where Slurm gave none
 * @param at when
 */
public record Outcome(
        String job,
        long decisionEpoch,
        long decisionCounter,
        Kind outcome,
        List<String> nodes,
        String detail,
        @Nullable Integer slurmErrorCode,
        Instant at) {

    public Outcome {
        Objects.requireNonNull(job, "job is missing");
        Objects.requireNonNull(outcome, "outcome is missing");
        nodes = nodes == null ? List.of() : List.copyOf(nodes);
        detail = Objects.requireNonNullElse(detail, "");
        Objects.requireNonNull(at, "at is missing");
    }

    /** Kinds of outcomes, as the contract names them. */
    public enum Kind {
        ACCEPTED,
        STARTED,
        STARTED_ELSEWHERE,
        REJECTED,
        RELEASED,
        GONE,
        IGNORED_OLDER_EPOCH
    }

    boolean answers(StateVersion decision) {
        return decisionEpoch == decision.epoch() && decisionCounter == decision.counter();
    }
}
