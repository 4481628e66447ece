package io.fairlead.gateway.decisions;

import io.fairlead.gateway.decisions.Decision.Kind;
import io.fairlead.gateway.slurm.SlurmJob;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a decision and what Slurm shows of its job make an outcome. */
final class Rules {

    private Rules() {}

    /**
     * What there is to say without telling Slurm anything; empty where Slurm is to be told.
     *
     * @param job the job as Slurm shows it; null where it has none of that key
     * @param startable whether nothing but Slurm's scheduler stands between the job and its start:
     *     its begin time has come, or is its user's own
     */
    static Optional<Verdict> already(Decision decision, @Nullable SlurmJob job, boolean startable) {
        Optional<Verdict> closed = closed(decision, job);
        if (closed.isPresent() || job == null) {
            return closed;
        }
        return decision.kind() == Kind.PLACE && startable && stands(decision, job)
                ? Optional.of(accepted(decision))
                : Optional.empty();
    }

    /** What there is to say of a job that does not wait any more. */
    static Optional<Verdict> closed(Decision decision, @Nullable SlurmJob job) {
        if (job == null) {
            return Optional.of(
                    Verdict.of(Outcome.Kind.GONE, List.of(), "Slurm has no such job any more"));
        }
        return job.pending()
                ? Optional.empty()
                : Optional.of(begun(decision, job.nodes(), job.states()));
    }

    /** Of a job that has left the queue. */
    static Verdict begun(Decision decision, List<String> nodes, List<String> states) {
        if (nodes.isEmpty()) {
            return Verdict.of(
                    Outcome.Kind.GONE,
                    nodes,
                    "ended before it started: " + String.join(" ", states));
        }
        if (decision.kind() == Kind.PLACE && decision.names(nodes)) {
            return Verdict.of(Outcome.Kind.STARTED, nodes, "runs on the decided nodes");
        }
        return Verdict.of(
                Outcome.Kind.STARTED_ELSEWHERE,
                nodes,
                decision.kind() == Kind.PLACE
                        ? "runs on other nodes than decided"
                        : "started by Slurm itself");
    }

    /**
     * What came of a call.
     *
     * @param refusal Slurm's error; null where it gave none
     */
    static Verdict afterCall(Decision decision, @Nullable SlurmJob job, @Nullable Refusal refusal) {
        Optional<Verdict> closed = closed(decision, job);
        if (closed.isPresent() || job == null) {
            return closed.orElseThrow();
        }
        if (refusal != null) {
            return Verdict.rejected(refusal.code(), refusal.text());
        }
        return switch (decision.kind()) {
            case WAIT -> Verdict.of(Outcome.Kind.ACCEPTED, List.of(), "waits");
            case REFUSE ->
                    Verdict.of(Outcome.Kind.RELEASED, List.of(), "left to Slurm's own scheduling");
            case PLACE ->
                    stands(decision, job)
                            ? accepted(decision)
                            : Verdict.rejected(null, standsNot(decision, job));
        };
    }

    /** Slurm's error for a call. */
    record Refusal(int code, String text) {}

    private static Verdict accepted(Decision decision) {
        return Verdict.of(Outcome.Kind.ACCEPTED, decision.nodes(), "starts on the decided nodes");
    }

    private static boolean stands(Decision decision, SlurmJob job) {
        return decision.names(job.request().requiredNodes())
                && !job.held()
                && !job.reason().equals("BadConstraints");
    }

    private static String standsNot(Decision decision, SlurmJob job) {
        if (!decision.names(job.request().requiredNodes())) {
            return "Slurm did not take the nodes: it shows "
                    + String.join(",", job.request().requiredNodes());
        }
        return "Slurm holds the job: " + job.reason();
    }
}
