package io.fairlead.gateway.decisions;

import static io.fairlead.gateway.decisions.DecisionFixture.DECIDED;
import static io.fairlead.gateway.decisions.DecisionFixture.place;
import static io.fairlead.gateway.slurm.testing.JobFixture.job;

import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.testing.Sent;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import org.junit.jupiter.api.Test;

/** What is sent about decisions, as the rules make it. */
class OutcomesContractTest {

    private static final Decision PLACE = place("gb001", "gb002");

    @Test
    void accepted() {
        SlurmJob told = job("s1", 7).requiring("gb001", "gb002").build();
        verify("accepted", Rules.afterCall(PLACE, told, null));
    }

    @Test
    void rejected() {
        Rules.Refusal refusal = new Rules.Refusal(2018, "Invalid node name specified");
        verify("rejected", Rules.afterCall(PLACE, job("s1", 7).build(), refusal));
    }

    @Test
    void started() {
        SlurmJob running = job("s1", 7).runningOn("gb001", "gb002").build();
        verify("started", Rules.afterCall(PLACE, running, null));
    }

    @Test
    void gone() {
        verify("gone", Rules.afterCall(PLACE, null, null));
    }

    @Test
    void deletion() {
        Sent.verify(
                "slurm.outcomes",
                "deletion",
                StateChange.deletion("lab/s1", Json.write(new OutcomeGone("lab", "s1", true))));
    }

    private static void verify(String name, Verdict verdict) {
        Outcome outcome = Outcome.of("lab", PLACE, verdict, DECIDED.plusMillis(40));
        Sent.verify("slurm.outcomes", name, StateChange.of("lab/s1", Json.write(outcome)));
    }
}
