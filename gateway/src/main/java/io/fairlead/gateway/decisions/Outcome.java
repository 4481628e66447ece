package io.fairlead.gateway.decisions;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fairlead.platform.events.StateVersion;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What Slurm made of a decision: the state on topic slurm.outcomes, whose schema says more. */
public record Outcome(
        String cluster,
        String job,
        long jobId,
        long decisionEpoch,
        long decisionCounter,
        Kind outcome,
        List<String> nodes,
        String detail,
        @Nullable Integer slurmErrorCode,
        Instant decidedAt,
        Instant at) {

    public Outcome {
        nodes = List.copyOf(nodes);
    }

    /** Kinds, as the contract names them. */
    public enum Kind {
        ACCEPTED,
        STARTED,
        STARTED_ELSEWHERE,
        REJECTED,
        RELEASED,
        GONE,
        IGNORED_OLDER_EPOCH
    }

    /** Of a decision. */
    static Outcome of(String cluster, Decision decision, Verdict verdict, Instant at) {
        return new Outcome(
                cluster,
                decision.job(),
                decision.jobId(),
                decision.version().epoch(),
                decision.version().counter(),
                verdict.kind(),
                verdict.nodes(),
                verdict.detail(),
                verdict.slurmErrorCode(),
                decision.decidedAt(),
                at);
    }

    /** Whether it answers this very decision. */
    @JsonIgnore
    boolean answers(Decision decision) {
        return new StateVersion(decisionEpoch, decisionCounter).equals(decision.version());
    }
}
