package io.fairlead.gateway.decisions;

import io.fairlead.gateway.slurm.testing.JobFixture;
import io.fairlead.platform.events.StateVersion;
import java.time.Instant;
import java.util.List;

/** Decisions about job s1, number 7. */
final class DecisionFixture {

    static final Instant DECIDED = JobFixture.SUBMITTED.plusSeconds(1);

    private DecisionFixture() {}

    static Decision place(String... nodes) {
        return decision(Decision.Kind.PLACE, "2 nodes in nvl1", nodes);
    }

    static Decision waits(String why) {
        return decision(Decision.Kind.WAIT, why);
    }

    static Decision refuse(String why) {
        return decision(Decision.Kind.REFUSE, why);
    }

    static Decision version(Decision decision, long epoch, long counter) {
        return new Decision(
                new StateVersion(epoch, counter),
                decision.job(),
                decision.jobId(),
                decision.kind(),
                decision.nodes(),
                decision.reason(),
                decision.decidedAt());
    }

    private static Decision decision(Decision.Kind kind, String why, String... nodes) {
        return new Decision(new StateVersion(3, 1), "s1", 7, kind, List.of(nodes), why, DECIDED);
    }
}
