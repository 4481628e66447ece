package io.fairlead.gateway.decisions;

import static io.fairlead.gateway.decisions.DecisionFixture.place;
import static io.fairlead.gateway.decisions.DecisionFixture.refuse;
import static io.fairlead.gateway.decisions.DecisionFixture.waits;
import static io.fairlead.gateway.slurm.testing.JobFixture.LEASED;
import static io.fairlead.gateway.slurm.testing.JobFixture.SUBMITTED;
import static io.fairlead.gateway.slurm.testing.JobFixture.job;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.gateway.decisions.Outcome.Kind;
import io.fairlead.gateway.jobs.JobRecord;
import io.fairlead.gateway.jobs.JobRecords;
import io.fairlead.gateway.jobs.SeenJobs;
import io.fairlead.gateway.jobs.testing.Records;
import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.testing.FakeSlurm;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

/** The calls a decision makes, one by one. */
class ApplierTest {

    private static final Instant NOW = SUBMITTED.plusSeconds(5);
    private static final Instant BACK = NOW.plusSeconds(30);

    private final FakeSlurm slurm = new FakeSlurm();
    private final Decisions decisions = new Decisions();
    private boolean placementLives = true;

    @Test
    void aPlacementIsOneCall() {
        slurm.has(job("s1", 7).build())
                .whenPlaced(job("s1", 7).begin(NOW).requiring("gb001", "gb002").build());

        assertThat(apply(place("gb001", "gb002"))).isEqualTo(Kind.ACCEPTED);
        assertThat(slurm.calls())
                .containsExactly("place 7 [gb001, gb002] " + NOW + " 2 nodes in nvl1");
    }

    @Test
    void aServiceKilledBetweenCallAndAnswerDoesNotCallAgain() {
        slurm.has(job("s1", 7).build())
                .whenPlaced(job("s1", 7).begin(NOW).requiring("gb001", "gb002").build())
                .failingAfterPlacement(new SlurmException.Unreachable("killed here"));
        Decision decision = place("gb001", "gb002");
        assertThatThrownBy(() -> apply(decision)).isInstanceOf(SlurmException.Unreachable.class);

        assertThat(apply(decision)).isEqualTo(Kind.ACCEPTED);
        assertThat(slurm.calls()).hasSize(1);
    }

    @Test
    void aJobThatStartedAtOnceIsSaidToHave() {
        slurm.has(job("s1", 7).build()).whenPlaced(job("s1", 7).runningOn("gb001").build());

        assertThat(apply(place("gb001"))).isEqualTo(Kind.STARTED);
    }

    @Test
    void aRefusedPlacementIsTakenBackUnderALease() {
        slurm.has(job("s1", 7).build())
                .whenPlaced(job("s1", 7).begin(NOW).build())
                .failingAfterPlacement(new SlurmException.Refused(2018, "Invalid node name"));

        assertThat(apply(place("gbx"))).isEqualTo(Kind.REJECTED);
        assertThat(slurm.calls()).hasSize(2);
        assertThat(slurm.calls().get(1)).isEqualTo("withdraw 7 [] " + BACK + " null false");
    }

    @Test
    void aJobThatSlurmHoldsBecauseOfTheNodesIsLetGo() {
        slurm.has(job("s1", 7).requiring("gb009").build())
                .whenPlaced(job("s1", 7).held().requiring("gb001").begin(NOW).build());

        assertThat(apply(place("gb001"))).isEqualTo(Kind.REJECTED);
        assertThat(slurm.calls().get(1)).isEqualTo("withdraw 7 [gb009] " + BACK + " null true");
    }

    @Test
    void theUsersOwnBeginIsKept() {
        Instant evening = SUBMITTED.plusSeconds(36_000);
        slurm.has(job("s1", 7).begin(evening).build())
                .whenPlaced(job("s1", 7).begin(evening).requiring("gb001").build());

        assertThat(apply(place("gb001"))).isEqualTo(Kind.ACCEPTED);
        assertThat(slurm.calls()).containsExactly("place 7 [gb001] null 2 nodes in nvl1");
    }

    @Test
    void aRequeuedJobIsAnother() {
        slurm.has(job("s2", 7).build());

        assertThat(apply(place("gb001"))).isEqualTo(Kind.GONE);
        assertThat(slurm.calls()).isEmpty();
    }

    @Test
    void aWaitIsToldOnceAndRenewedWhenDue() {
        slurm.has(job("s1", 7).begin(NOW.plusSeconds(200)).comment(LEASED).build());
        decisions.beginGiven("s1", NOW.plusSeconds(200));
        assertThat(apply(waits("busy"))).isEqualTo(Kind.ACCEPTED);
        assertThat(slurm.calls()).containsExactly("postpone 7 null busy");

        slurm.has(job("s1", 7).begin(NOW.plusSeconds(200)).comment("busy").build());
        assertThat(apply(waits("busy"))).isEqualTo(Kind.ACCEPTED);
        assertThat(slurm.calls()).as("nothing new to say").hasSize(1);

        slurm.has(job("s1", 7).begin(NOW.plusSeconds(20)).comment("busy").build());
        assertThat(apply(waits("busy"))).isEqualTo(Kind.ACCEPTED);
        assertThat(slurm.calls()).hasSize(2);
        assertThat(slurm.calls().get(1)).startsWith("postpone 7 2026-12-01T04:0").endsWith("null");
    }

    @Test
    void aDeadPlacementRenewsNothing() {
        placementLives = false;
        slurm.has(job("s1", 7).begin(NOW.plusSeconds(5)).comment("busy").build());

        assertThat(apply(waits("busy"))).isEqualTo(Kind.ACCEPTED);
        assertThat(applier().renew(waits("busy"))).isEmpty();
        assertThat(slurm.calls()).isEmpty();
    }

    @Test
    void aRefusedJobIsLeftToSlurm() {
        slurm.has(job("s1", 7).build());

        assertThat(apply(refuse("more GPUs than any node has"))).isEqualTo(Kind.RELEASED);
        assertThat(slurm.calls())
                .containsExactly("postpone 7 " + NOW + " more GPUs than any node has");
    }

    @Test
    void aPlacementThatCannotStartIsTakenBack() {
        Decision decision = place("gb001");
        decisions.arrived(decision);
        slurm.has(job("s1", 7).begin(SUBMITTED).requiring("gb001").reason("Resources").build());

        Verdict verdict = applier().giveUp(decision, "still pending: Resources").verdict();

        assertThat(verdict.kind()).isEqualTo(Kind.REJECTED);
        assertThat(verdict.detail()).contains("Resources");
        assertThat(slurm.calls()).hasSize(1);
    }

    private Kind apply(Decision decision) {
        decisions.arrived(decision);
        return applier().apply(decision).verdict().kind();
    }

    private Applier applier() {
        return new Applier(
                slurm,
                new Seen(),
                decisions,
                () -> placementLives,
                Records.LAB,
                Clock.fixed(NOW, ZoneOffset.UTC));
    }

    private final class Seen implements SeenJobs {

        @Override
        public long order() {
            return 1;
        }

        @Override
        public JobRecord preview(SlurmJob job) {
            return new JobRecords(Records.LAB, decisions).record(job, null, NOW);
        }
    }
}
