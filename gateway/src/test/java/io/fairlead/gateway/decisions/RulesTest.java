package io.fairlead.gateway.decisions;

import static io.fairlead.gateway.decisions.DecisionFixture.place;
import static io.fairlead.gateway.decisions.DecisionFixture.refuse;
import static io.fairlead.gateway.decisions.DecisionFixture.waits;
import static io.fairlead.gateway.slurm.testing.JobFixture.job;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.decisions.Outcome.Kind;
import org.junit.jupiter.api.Test;

class RulesTest {

    private static final Decision PLACE = place("gb001", "gb002");

    @Test
    void aJobThatWaitsIsToBeTold() {
        assertThat(Rules.already(PLACE, job("s1", 7).build(), false)).isEmpty();
        assertThat(Rules.already(PLACE, job("s1", 7).requiring("gb003").build(), true)).isEmpty();
    }

    @Test
    void whatIsThereAlreadyNeedsNoCall() {
        var told = job("s1", 7).requiring("gb002", "gb001").build();

        assertThat(Rules.already(PLACE, told, true))
                .get()
                .extracting(Verdict::kind)
                .isEqualTo(Kind.ACCEPTED);
        assertThat(Rules.already(PLACE, told, false)).as("its begin has not come").isEmpty();
    }

    @Test
    void aJobThatHasBegunIsNotTouched() {
        assertThat(closed(job("s1", 7).runningOn("gb001", "gb002"))).isEqualTo(Kind.STARTED);
        assertThat(closed(job("s1", 7).ended("COMPLETED", "gb001", "gb002")))
                .isEqualTo(Kind.STARTED);
        assertThat(closed(job("s1", 7).runningOn("gb001", "gb003")))
                .isEqualTo(Kind.STARTED_ELSEWHERE);
        assertThat(closed(job("s1", 7).ended("CANCELLED"))).isEqualTo(Kind.GONE);
        assertThat(Rules.closed(PLACE, null).orElseThrow().kind()).isEqualTo(Kind.GONE);
    }

    @Test
    void aRefusalKeepsSlurmsWords() {
        Verdict verdict =
                Rules.afterCall(
                        PLACE, job("s1", 7).build(), new Rules.Refusal(2018, "Invalid node name"));

        assertThat(verdict.kind()).isEqualTo(Kind.REJECTED);
        assertThat(verdict.slurmErrorCode()).isEqualTo(2018);
        assertThat(verdict.detail()).isEqualTo("Invalid node name");
    }

    @Test
    void aRefusedCallOfAJobThatRunsThereHasStartedIt() {
        Verdict verdict =
                Rules.afterCall(
                        PLACE,
                        job("s1", 7).runningOn("gb001", "gb002").build(),
                        new Rules.Refusal(2018, "job is running"));

        assertThat(verdict.kind()).isEqualTo(Kind.STARTED);
    }

    @Test
    void whatSlurmShowsCountsNotWhatItSaid() {
        assertRejected(job("s1", 7).requiring("gb001"), "did not take the nodes");
        assertRejected(job("s1", 7).requiring("gb001", "gb002").held(), "holds the job");
        assertRejected(
                job("s1", 7).requiring("gb001", "gb002").reason("BadConstraints"),
                "BadConstraints");
    }

    @Test
    void waitingAndReleasingAreAnswered() {
        var job = job("s1", 7).build();
        assertThat(Rules.afterCall(waits("busy"), job, null).kind()).isEqualTo(Kind.ACCEPTED);
        assertThat(Rules.afterCall(refuse("never"), job, null).kind()).isEqualTo(Kind.RELEASED);
    }

    private static void assertRejected(
            io.fairlead.gateway.slurm.testing.JobFixture job, String detail) {
        Verdict verdict = Rules.afterCall(PLACE, job.build(), null);
        assertThat(verdict.kind()).isEqualTo(Kind.REJECTED);
        assertThat(verdict.detail()).contains(detail);
    }

    private static Kind closed(io.fairlead.gateway.slurm.testing.JobFixture job) {
        return Rules.closed(PLACE, job.build()).orElseThrow().kind();
    }
}
