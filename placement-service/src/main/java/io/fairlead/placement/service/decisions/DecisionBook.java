package io.fairlead.placement.service.decisions;

import io.fairlead.platform.events.StateVersion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The decisions of a cluster in force, with Slurm's answers. An answer may arrive before the
 * decision is known here (after a takeover): outcomes are kept and matched by version. Not
 * thread-safe.
 */
public final class DecisionBook {

    private final Map<String, Issued> inForce = new HashMap<>();
    private final Map<String, Outcome> outcomes = new HashMap<>();
    private final Map<String, Rejections> rejections = new HashMap<>();

    /** Takes the place of everything known: what the state store has at a takeover. */
    public void load(Map<String, Issued> stored) {
        inForce.clear();
        rejections.clear();
        stored.values().forEach(issued -> issued(issued.decision(), issued.version()));
    }

    /** A decision was written under that version. */
    public void issued(Decision decision, StateVersion version) {
        Issued issued = Issued.unanswered(decision, version).with(outcomes.get(decision.job()));
        inForce.put(decision.job(), issued);
        note(issued);
    }

    /** An outcome arrived. */
    public void answered(Outcome outcome) {
        outcomes.put(outcome.job(), outcome);
        Issued issued = inForce.get(outcome.job());
        if (issued != null && outcome.answers(issued.version())) {
            boolean first = issued.phase() != Issued.Phase.REJECTED;
            Issued answered = issued.with(outcome);
            inForce.put(outcome.job(), answered);
            if (first) {
                note(answered);
            }
        }
    }

    /** The outcome of a job is gone; what it said of the decision in force stays true. */
    public void outcomeGone(String job) {
        outcomes.remove(job);
    }

    /** The decision of a job was deleted. */
    public void deleted(String job) {
        inForce.remove(job);
        rejections.remove(job);
    }

    /** The decision in force; null where there is none. */
    public @Nullable Issued of(String job) {
        return inForce.get(job);
    }

    /** What Slurm rejected of a job. */
    public Rejections rejectionsOf(String job) {
        return Objects.requireNonNullElse(rejections.get(job), Rejections.NONE);
    }

    /** All decisions in force. */
    public List<Issued> all() {
        return List.copyOf(inForce.values());
    }

    private void note(Issued issued) {
        Outcome answer = issued.answer();
        if (answer != null && issued.phase() == Issued.Phase.REJECTED) {
            rejections.merge(
                    issued.decision().job(),
                    Rejections.NONE.and(issued, answer),
                    (before, ignored) -> before.and(issued, answer));
        }
    }
}
