package io.fairlead.placement.queue;

import static io.fairlead.placement.fixtures.ClusterFixture.NOW;
import static io.fairlead.placement.fixtures.ClusterFixture.gb;
import static io.fairlead.placement.fixtures.JobFixture.wholeNodes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.placement.cluster.NodeState.Usability;
import io.fairlead.placement.decision.Decision;
import io.fairlead.placement.decision.Decision.Wait;
import io.fairlead.placement.decision.Reason;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.fixtures.ClusterFixture;
import io.fairlead.placement.fixtures.Decided;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who goes first, who may pass whom, and what is kept for whom. */
class QueueTest {

    private static final Duration HOUR = Duration.ofHours(1);

    @Test
    void priorityThenSubmitTimeThenJobDecideWhoGoesFirst() {
        Decided decided =
                Decided.on(
                        ClusterFixture.domains(1, 4),
                        wholeNodes("10", 1),
                        wholeNodes("9", 1),
                        wholeNodes("late", 1).priority(5));

        assertThat(decided.inOrder()).extracting(Decision::job).containsExactly("late", "9", "10");
    }

    @Test
    void aGangIsPlacedWholeOrNotAtAll() {
        ClusterFixture cluster = ClusterFixture.domains(1, 4).busyForEver(gb(1, 1));

        Wait wait = Decided.on(cluster, wholeNodes("1", 4)).waiting("1");

        assertThat(wait.reasons().get(0).code()).isEqualTo(ReasonCode.NOT_ENOUGH_NODES_FREE);
        assertThat(wait.wouldChange()).startsWith("needs 1 more free node");
    }

    @Test
    void aBlockedJobIsToldWhenItStartsAtTheLatest() {
        ClusterFixture cluster =
                ClusterFixture.domains(1, 4)
                        .busyFor(HOUR, gb(1, 1))
                        .busyFor(HOUR.multipliedBy(2), gb(2, 2));

        Wait wait = Decided.on(cluster, wholeNodes("1", 3)).waiting("1");

        assertThat(wait.earliestStart()).isEqualTo(NOW.plus(HOUR));
        assertThat(wait.reservedNodes()).containsExactly("gb001", "gb003", "gb004");
        assertThat(wait.line())
                .isEqualTo(
                        "fairlead: waits: needs 3 nodes, 2 would do; starts by"
                                + " 2026-12-01T13:00:00Z; needs 1 more free node; or --nodes=2 fits"
                                + " now; 2 candidates, 2 busy");
    }

    @Test
    void aLaterJobPassesOnlyWhereItEndsBeforeTheReservedNodesAreNeeded() {
        ClusterFixture cluster = ClusterFixture.domains(1, 4).busyFor(HOUR, gb(1, 1));

        Decided decided =
                Decided.on(
                        cluster,
                        wholeNodes("blocked", 4).priority(3),
                        wholeNodes("long", 1).timeLimit(HOUR.plusMinutes(1)).priority(2),
                        wholeNodes("short", 1).timeLimit(HOUR).priority(1),
                        wholeNodes("endless", 1).priority(0));

        assertThat(decided.waiting("blocked").earliestStart()).isEqualTo(NOW.plus(HOUR));
        assertThat(decided.placed("short").nodes()).hasSize(1);
        assertThat(decided.waiting("long").reasons())
                .extracting(Reason::code)
                .contains(ReasonCode.RESERVED_FOR_EARLIER_JOB);
        assertThat(decided.waiting("long").wouldChange()).contains("--time=60 fits now");
        assertThat(decided.waiting("endless").wouldChange()).contains("--time=60 fits now");
    }

    @Test
    void aLaterJobUsesNodesThatTheBlockedOneDoesNotNeed() {
        ClusterFixture cluster = ClusterFixture.domains(2, 4).busyFor(HOUR, gb(1, 2));

        Decided decided =
                Decided.on(
                        cluster,
                        wholeNodes("blocked", 7).priority(2),
                        wholeNodes("endless", 1).priority(1));

        assertThat(decided.placed("endless").nodes())
                .doesNotContainAnyElementsOf(decided.waiting("blocked").reservedNodes());
    }

    @Test
    void withoutKnownEndsNothingIsKeptAndTheJobIsToldWhy() {
        ClusterFixture cluster = ClusterFixture.domains(1, 4).busyForEver(gb(1, 1));

        Decided decided =
                Decided.on(cluster, wholeNodes("blocked", 4).priority(2), wholeNodes("next", 3));

        Wait wait = decided.waiting("blocked");
        assertThat(wait.earliestStart()).isNull();
        assertThat(wait.reservedNodes()).isEmpty();
        assertThat(wait.reasons()).extracting(Reason::code).contains(ReasonCode.START_UNKNOWN);
        assertThat(decided.placed("next").nodes()).hasSize(3);
    }

    @Test
    void reservationsDoNotOverlapInTimeAndPlace() {
        ClusterFixture cluster = ClusterFixture.domains(1, 4).busyFor(HOUR, gb(1, 4));

        Decided decided =
                Decided.on(
                        cluster,
                        wholeNodes("first", 3).timeLimit(HOUR).priority(3),
                        wholeNodes("second", 2).timeLimit(HOUR).priority(2),
                        wholeNodes("third", 1).timeLimit(HOUR).priority(1),
                        wholeNodes("fourth", 1).timeLimit(HOUR).priority(0));

        assertThat(decided.waiting("first").earliestStart()).isEqualTo(NOW.plus(HOUR));
        assertThat(decided.waiting("second").earliestStart())
                .isEqualTo(NOW.plus(HOUR.multipliedBy(2)));
        assertThat(decided.waiting("third").earliestStart()).isEqualTo(NOW.plus(HOUR));
        assertThat(decided.waiting("third").reservedNodes())
                .doesNotContainAnyElementsOf(decided.waiting("first").reservedNodes());
        assertThat(decided.waiting("fourth").earliestStart()).isNull();
    }

    @Test
    void jobsPlacedInThisCycleCountForWhenOthersStart() {
        Decided decided =
                Decided.on(
                        ClusterFixture.domains(1, 4),
                        wholeNodes("first", 3).timeLimit(HOUR).priority(2),
                        wholeNodes("second", 4).priority(1));

        assertThat(decided.waiting("second").earliestStart()).isEqualTo(NOW.plus(HOUR));
    }

    @Test
    void aJobPastItsEndIsThoughtToGoSoon() {
        ClusterFixture cluster = ClusterFixture.domains(1, 1).busyFor(HOUR.negated(), gb(1, 1));

        Wait wait = Decided.on(cluster, wholeNodes("1", 1)).waiting("1");

        assertThat(wait.earliestStart()).isEqualTo(NOW.plusSeconds(60));
    }

    @Test
    void aNodeThatAJobIsLeavingIsUsedLaterNotNow() {
        ClusterFixture cluster =
                ClusterFixture.domains(1, 1).inState(Usability.COMPLETING, "gb001");

        Wait wait = Decided.on(cluster, wholeNodes("1", 1)).waiting("1");

        assertThat(wait.reasons()).extracting(Reason::code).contains(ReasonCode.COMPLETING);
        assertThat(wait.earliestStart()).isEqualTo(NOW.plusSeconds(60));
    }

    @Test
    void committedNodesStayTheJobsEvenBeforeAHigherPriority() {
        Decided decided =
                Decided.on(
                        ClusterFixture.domains(1, 4),
                        wholeNodes("urgent", 3).priority(9),
                        wholeNodes("decided", 2).committed(List.of("gb004", "gb002")));

        assertThat(decided.placed("decided").nodes()).containsExactly("gb002", "gb004");
        assertThat(decided.placed("decided").kept()).isTrue();
        assertThat(decided.waiting("urgent").reasons().get(0).nodes()).isEqualTo(1);
    }

    @Test
    void committedNodesThatSlurmAlreadyCountsAsTakenAreStillKept() {
        ClusterFixture cluster = ClusterFixture.domains(1, 2).busyForEver(gb(1, 1));

        Decided decided = Decided.on(cluster, wholeNodes("1", 1).committed(gb(1, 1)));

        assertThat(decided.placed("1").nodes()).containsExactly("gb001");
    }

    @Test
    void committedNodesOfWhichOneDrainedAreDecidedAgain() {
        ClusterFixture cluster = ClusterFixture.domains(1, 4).drained("gb002");

        Decided decided = Decided.on(cluster, wholeNodes("1", 2).committed(gb(1, 2)));

        assertThat(decided.placed("1").kept()).isFalse();
        assertThat(decided.placed("1").nodes()).containsExactly("gb001", "gb003");
    }

    @Test
    void aJobHandedInTwiceIsRefusedAsAMistake() {
        assertThatThrownBy(
                        () ->
                                Decided.on(
                                        ClusterFixture.domains(1, 4),
                                        wholeNodes("1", 1),
                                        wholeNodes("1", 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two requests of job 1");
    }
}
