package io.fairlead.placement.service.cycle;

import static io.fairlead.placement.service.fixtures.ClusterFixture.NOW;
import static io.fairlead.placement.service.fixtures.ClusterFixture.cluster;
import static io.fairlead.placement.service.fixtures.ClusterFixture.node;
import static io.fairlead.placement.service.fixtures.JobFixture.job;
import static io.fairlead.placement.service.fixtures.JobFixture.key;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.service.decisions.Decision;
import io.fairlead.placement.service.decisions.Decision.Kind;
import io.fairlead.placement.service.decisions.Decision.Reason;
import io.fairlead.placement.service.decisions.Outcome;
import io.fairlead.placement.service.fixtures.ClusterFixture;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlannerTest {

    @Test
    void a16NodeJobIsPlacedInTheFewestDomainsWhere14OfEachAreFree() {
        ClusterFixture cluster = cluster(4, 4).jobs(job(1).nodes(16));

        cluster.cycle();

        Decision decision = cluster.decision(1);
        assertThat(decision.decision()).isEqualTo(Kind.PLACE);
        assertThat(decision.nodes()).hasSize(16).doesNotHaveDuplicates();
        assertThat(decision.nvlinkDomains()).hasSize(2);
        assertThat(decision.nvlinkDomains().stream().mapToInt(Decision.Domain::nodes).sum())
                .isEqualTo(16);
        assertThat(decision.reason()).startsWith("fairlead: ");
        assertThat(decision.candidates()).isEqualTo(72);
        assertThat(decision.inventoryRevision()).isEqualTo(1);
    }

    @Test
    void nodesOfADecisionAreKeptUntilItsJobRuns() {
        ClusterFixture cluster = cluster(1, 14).jobs(job(1).nodes(3));
        cluster.cycle();
        List<String> kept = cluster.decision(1).nodes();

        cluster.jobs(job(2).nodes(2)).cycle();
        assertThat(cluster.decision(2).decision()).isEqualTo(Kind.WAIT);

        cluster.jobs(job(3).nodes(1)).cycle();
        assertThat(cluster.decision(3).nodes()).hasSize(1).doesNotContainAnyElementsOf(kept);
    }

    @Test
    void aRunningJobsNodesAreTakenThoughSlurmsNodesLagBehind() {
        List<String> on = List.of(node(1), node(2));
        ClusterFixture cluster =
                cluster(1, 0).jobs(job(1).runningOn(on, NOW.plusSeconds(600)), job(2).nodes(16));

        cluster.cycle();

        assertThat(cluster.decision(2).nodes()).hasSize(16).doesNotContainAnyElementsOf(on);
    }

    @Test
    void nodesOfAJobThatSlurmStartedElsewhereAreTaken() {
        ClusterFixture cluster = cluster(1, 16).jobs(job(1).nodes(2));
        cluster.cycle();
        cluster.answer(1, Outcome.Kind.STARTED_ELSEWHERE, NOW).jobs(job(2).nodes(1)).cycle();

        assertThat(cluster.decision(2).decision()).isEqualTo(Kind.WAIT);
    }

    @Test
    void partsOfNodesAreGivenToJobsThatShareThem() {
        ClusterFixture cluster = cluster(1, 17).jobs(job(1).shared(2), job(2).shared(2));

        cluster.cycle();
        cluster.jobs(job(3).shared(1)).cycle();

        assertThat(cluster.decision(1).nodes()).isEqualTo(cluster.decision(2).nodes());
        assertThat(cluster.decision(3).decision()).isEqualTo(Kind.WAIT);
    }

    @Test
    void aDrainedNodeOfADecisionMakesItTakenAgain() {
        ClusterFixture cluster = cluster(1, 0).jobs(job(1).nodes(4));
        cluster.cycle();
        String lost = cluster.decision(1).nodes().get(0);

        Changes changes = cluster.slurm(lost, 0, "IDLE", "DRAIN").cycle();

        assertThat(changes.decisions()).hasSize(1);
        assertThat(cluster.decision(1).nodes()).hasSize(4).doesNotContain(lost);
    }

    @Test
    void aRejectedJobIsTriedOnTheSameNodesOnlyLater() {
        ClusterFixture cluster = cluster(1, 14).jobs(job(1).nodes(4));
        cluster.cycle();
        cluster.answer(1, Outcome.Kind.REJECTED, NOW);

        cluster.cycle(NOW.plusSeconds(2));
        assertThat(cluster.decision(1).decision()).isEqualTo(Kind.WAIT);
        assertThat(cluster.decision(1).reasons())
                .extracting(Reason::code)
                .containsExactly(Wording.SLURM_REJECTED);
        assertThat(cluster.state().plan(NOW.plusSeconds(3)).wakeAt())
                .isEqualTo(NOW.plusSeconds(30));

        cluster.cycle(NOW.plusSeconds(30));
        assertThat(cluster.decision(1).decision()).isEqualTo(Kind.PLACE);
        assertThat(cluster.issued(1).version().counter()).isEqualTo(3);
    }

    @Test
    void aJobThatSlurmRejectsAgainAndAgainIsLeftToIt() {
        ClusterFixture cluster = cluster(1, 14).jobs(job(1).nodes(4));
        Instant now = NOW;
        for (int i = 0; i < 5; i++) {
            cluster.cycle(now);
            assertThat(cluster.decision(1).decision()).isEqualTo(Kind.PLACE);
            cluster.answer(1, Outcome.Kind.REJECTED, now);
            now = now.plusSeconds(60);
        }

        cluster.cycle(now);

        assertThat(cluster.decision(1).decision()).isEqualTo(Kind.REFUSE);
        assertThat(cluster.decision(1).reason())
                .isEqualTo(
                        "fairlead: left to Slurm, which rejected 5 placements, the last one:"
                                + " Requested nodes are busy");
    }

    @Test
    void aTakeoverSaysAgainWhatHasNoAnswerUnderTheNewEpoch() {
        ClusterFixture cluster =
                cluster(1, 10).jobs(job(1).nodes(3), job(2).nodes(3), job(3).nodes(9));
        cluster.cycle();
        cluster.answer(2, Outcome.Kind.ACCEPTED, NOW);
        List<String> accepted = cluster.decision(2).nodes();
        long before = cluster.issued(1).version().epoch();

        Changes changes = cluster.takeOver().cycle(NOW.plusSeconds(1));

        assertThat(changes.decisions())
                .extracting(Decision::job)
                .containsExactlyInAnyOrder(key(1), key(3));
        assertThat(cluster.issued(1).version().epoch()).isEqualTo(before + 1);
        assertThat(cluster.decision(1).nodes()).doesNotContainAnyElementsOf(accepted);
        assertThat(cluster.decision(1).jobSeenAt()).isEqualTo(NOW.minusSeconds(1));
    }

    @Test
    void aWaitIsSaidOnce() {
        ClusterFixture cluster = cluster(1, 10).jobs(job(1).nodes(12));
        assertThat(cluster.cycle().decisions()).hasSize(1);
        Instant decidedAt = cluster.decision(1).decidedAt();

        Changes changes = cluster.cycle(NOW.plusSeconds(60));

        assertThat(changes.isEmpty()).isTrue();
        assertThat(cluster.decision(1).decidedAt()).isEqualTo(decidedAt);
    }

    @ParameterizedTest
    @ValueSource(strings = {"array", "reservation", "features", "partitions"})
    void whatIsNotUnderstoodIsLeftToSlurm(String what) {
        var job =
                switch (what) {
                    case "array" -> job(1).array();
                    case "reservation" -> job(1).reservation("maint");
                    case "features" -> job(1).features("[a|b]");
                    default -> job(1).partition("gpu,long");
                };
        ClusterFixture cluster = cluster(1, 0).jobs(job);

        cluster.cycle();

        assertThat(cluster.decision(1).decision()).isEqualTo(Kind.REFUSE);
        assertThat(cluster.decision(1).reason()).startsWith("fairlead: ");
        assertThat(cluster.cycle(NOW.plusSeconds(5)).isEmpty()).isTrue();
    }

    @Test
    void nodesThatOnlySlurmKnowsAreNotUsedAndThatIsSaid() {
        ClusterFixture cluster = cluster(1, 10).slurm("new1", 0, "IDLE").jobs(job(1).nodes(9));

        cluster.cycle();

        assertThat(cluster.decision(1).decision()).isEqualTo(Kind.WAIT);
        assertThat(cluster.decision(1).reasons())
                .contains(
                        new Reason(
                                Wording.NOT_IN_INVENTORY,
                                "in Slurm but not in the inventory: not used",
                                1));
    }

    @Test
    void nodesTheUserInsistsOnDoBind() {
        List<String> wish = new ArrayList<>(List.of(node(7), node(3)));
        ClusterFixture cluster = cluster(1, 0).jobs(job(1).nodes(2).requires(wish));

        cluster.cycle();

        assertThat(cluster.decision(1).nodes()).containsExactlyInAnyOrderElementsOf(wish);
    }

    @Test
    void theJobOfHigherPriorityComesFirst() {
        ClusterFixture cluster =
                cluster(1, 10).jobs(job(1).nodes(6).priority(10), job(2).nodes(6).priority(20));

        cluster.cycle();

        assertThat(cluster.decision(2).decision()).isEqualTo(Kind.PLACE);
        assertThat(cluster.decision(1).decision()).isEqualTo(Kind.WAIT);
        assertThat(cluster.decision(1).wouldChange()).isNotBlank();
    }
}
