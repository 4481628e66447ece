package io.fairlead.placement.service.cycle.http;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fairlead.placement.service.decisions.Decision;
import io.fairlead.placement.service.decisions.Issued;
import io.fairlead.placement.service.decisions.Outcome;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision in force as REST shows it: all of the event, its version, and the answer.
 *
 * @param epoch epoch it was said under
 * @param counter counts up per job
 * @param standing OPEN, UNANSWERED, ACCEPTED, REJECTED or CLOSED
 * @param answer null while there is none to this version
 */
public record DecisionView(
        @JsonUnwrapped Decision decision,
        long epoch,
        long counter,
        String standing,
        @Nullable Answer answer) {

    /** What Slurm made of it. */
    public record Answer(String outcome, List<String> nodes, String detail, Instant at) {}

    static DecisionView of(Issued issued) {
        return new DecisionView(
                issued.decision(),
                issued.version().epoch(),
                issued.version().counter(),
                issued.phase().name(),
                answer(issued.answer()));
    }

    private static @Nullable Answer answer(@Nullable Outcome outcome) {
        return outcome == null
                ? null
                : new Answer(
                        outcome.outcome().name(), outcome.nodes(), outcome.detail(), outcome.at());
    }
}
