package io.fairlead.placement.service.jobs;

import static io.fairlead.placement.service.fixtures.JobFixture.job;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.service.fixtures.JobFixture;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class StandingTest {

    private static final Instant NOW = JobFixture.SUBMITTED.plusSeconds(10);

    @Test
    void aPendingManagedJobIsToBeDecided() {
        assertThat(standing(job(1))).isEqualTo(new Standing.Decidable());
    }

    @Test
    void aHeldJobIsNot() {
        assertThat(standing(job(1).held())).isEqualTo(new Standing.Not("it is held"));
        assertThat(standing(job(1).priority(0))).isEqualTo(new Standing.Not("it is held"));
    }

    @Test
    void aJobOutsidePlacementIsNot() {
        assertThat(standing(job(1).unmanaged())).isInstanceOf(Standing.Not.class);
    }

    @Test
    void aJobWithAnUnmetDependencyIsNot() {
        assertThat(standing(job(1).after("afterok:7(unfulfilled)")))
                .isEqualTo(new Standing.Not("it depends on afterok:7(unfulfilled)"));
    }

    @Test
    void aJobWithABeginTimeOfItsOwnIsDecidedHalfAMinuteBeforeIt() {
        Instant begin = NOW.plusSeconds(31);

        assertThat(standing(job(1).beginsAt(begin)))
                .isEqualTo(
                        new Standing.Later(
                                NOW.plusSeconds(1), "its own begin time is still to come"));
        assertThat(Standing.of(job(1).beginsAt(begin).build(), NOW.plusSeconds(1)))
                .isEqualTo(new Standing.Decidable());
    }

    @Test
    void aLeaseIsNoBeginTimeOfItsOwn() {
        assertThat(Standing.of(job(1).build(), JobFixture.SUBMITTED))
                .isEqualTo(new Standing.Decidable());
    }

    @Test
    void aJobThatIsStillLeavingItsNodesHoldsThemAndIsNotPending() {
        SlurmJob requeued = job(1).states("PENDING", "COMPLETING").build();

        assertThat(requeued.occupies()).isTrue();
        assertThat(requeued.ended()).isFalse();
        assertThat(Standing.of(requeued, NOW)).isInstanceOf(Standing.Not.class);
    }

    @Test
    void aJobHasEndedWhenItNeitherWaitsNorHoldsNodes() {
        assertThat(job(1).states("COMPLETED").build().ended()).isTrue();
        assertThat(job(1).states("CANCELLED").build().ended()).isTrue();
        assertThat(job(1).states("COMPLETED", "COMPLETING").build().ended()).isFalse();
        assertThat(job(1).runningOn(List.of("n1"), NOW).build().ended()).isFalse();
    }

    private static Standing standing(JobFixture job) {
        return Standing.of(job.build(), NOW);
    }
}
