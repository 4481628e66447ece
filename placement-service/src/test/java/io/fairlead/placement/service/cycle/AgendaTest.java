package io.fairlead.placement.service.cycle;

import static io.fairlead.placement.service.fixtures.DecisionFixture.DECIDED;
import static io.fairlead.placement.service.fixtures.DecisionFixture.outcome;
import static io.fairlead.placement.service.fixtures.DecisionFixture.place;
import static io.fairlead.placement.service.fixtures.DecisionFixture.refuse;
import static io.fairlead.placement.service.fixtures.DecisionFixture.waiting;
import static io.fairlead.placement.service.fixtures.JobFixture.job;
import static io.fairlead.placement.service.fixtures.JobFixture.key;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.service.decisions.DecisionBook;
import io.fairlead.placement.service.decisions.Outcome;
import io.fairlead.placement.service.fixtures.JobFixture;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.platform.events.StateVersion;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AgendaTest {

    private static final long EPOCH = 3;
    private static final StateVersion V1 = new StateVersion(EPOCH, 1);
    private static final StateVersion OLDER = new StateVersion(EPOCH - 1, 1);
    private static final Instant NOW = DECIDED.plusSeconds(60);

    private final DecisionBook book = new DecisionBook();
    private final Set<String> unusable = new HashSet<>();

    @Test
    void anUndecidedJobIsToBeDecided() {
        assertThat(decide(job(1))).containsExactly(key(1));
    }

    @Test
    void aWaitingJobIsLookedAtInEveryCycle() {
        book.issued(waiting(1, "FEW_NODES"), V1);

        assertThat(decide(job(1))).containsExactly(key(1));
    }

    @Test
    void aPlacedJobKeepsItsNodes() {
        book.issued(place(1, "n1"), V1);

        Agenda agenda = agenda(job(1));

        assertThat(agenda.toDecide()).isEmpty();
        assertThat(agenda.kept()).extracting(Agenda.Kept::nodes).containsExactly(List.of("n1"));
    }

    @Test
    void aRunningJobNeedsNoNodesKept() {
        book.issued(place(1, "n1"), V1);

        Agenda agenda = agenda(job(1).runningOn(List.of("n1"), NOW));

        assertThat(agenda.kept()).isEmpty();
        assertThat(agenda.toDelete()).isEmpty();
    }

    @Test
    void aPlacedJobIsDecidedAgainWhenOneOfItsNodesGoesOutOfUse() {
        book.issued(place(1, "n1", "n2"), V1);
        book.answered(outcome(1, Outcome.Kind.ACCEPTED, V1, "n1", "n2"));
        unusable.add("n2");

        assertThat(decide(job(1).nodes(2))).containsExactly(key(1));
    }

    @Test
    void aPlacedJobIsDecidedAgainWhenItAsksForAnotherNumberOfNodes() {
        book.issued(place(1, "n1"), V1);

        assertThat(decide(job(1).nodes(2))).containsExactly(key(1));
    }

    @Test
    void aRejectedJobIsDecidedAgainAfterABackoff() {
        book.issued(place(1, "n1"), V1);
        book.answered(outcome(1, Outcome.Kind.REJECTED, V1));
        Instant rejected = DECIDED.plusSeconds(1);

        Agenda early = agenda(rejected.plusSeconds(1), job(1));
        Agenda late = agenda(rejected.plusSeconds(2), job(1));

        assertThat(early.toDecide()).isEmpty();
        assertThat(early.wakeAt()).isEqualTo(rejected.plusSeconds(2));
        assertThat(late.toDecide()).hasSize(1);
    }

    @Test
    void aRefusedJobIsLeftToSlurm() {
        book.issued(refuse(1, "ARRAY"), V1);
        assertThat(decide(job(1))).isEmpty();

        book.answered(outcome(1, Outcome.Kind.RELEASED, V1));
        assertThat(decide(job(1))).isEmpty();
    }

    @Test
    void aNewOwnerDecidesAgainWhatHasNoAnswer() {
        book.issued(place(1, "n1"), OLDER);
        book.issued(waiting(2, "FEW_NODES"), OLDER);
        book.issued(refuse(3, "ARRAY"), OLDER);
        book.issued(place(4, "n4"), OLDER);
        book.answered(outcome(4, Outcome.Kind.ACCEPTED, OLDER, "n4"));

        assertThat(decide(job(1), job(2), job(3), job(4))).containsExactly(key(1), key(2), key(3));
    }

    @Test
    void aHeldJobLosesItsDecisionAndItsNodes() {
        book.issued(place(1, "n1"), V1);

        Agenda agenda = agenda(job(1).held());

        assertThat(agenda.toDelete()).containsExactly(key(1));
        assertThat(agenda.kept()).isEmpty();
    }

    @Test
    void theDecisionOfAJobThatIsGoneIsDeleted() {
        book.issued(place(1, "n1"), V1);

        assertThat(agenda().toDelete()).containsExactly(key(1));
    }

    @Test
    void timeAloneMakesACycleDueForABeginTimeToCome() {
        Instant begin = NOW.plusSeconds(100);

        Agenda agenda = agenda(job(1).beginsAt(begin), job(2).beginsAt(begin.plusSeconds(5)));

        assertThat(agenda.toDecide()).isEmpty();
        assertThat(agenda.wakeAt()).isEqualTo(begin.minusSeconds(30));
    }

    private List<String> decide(JobFixture... jobs) {
        return agenda(jobs).toDecide().stream().map(SlurmJob::job).toList();
    }

    private Agenda agenda(JobFixture... jobs) {
        return agenda(NOW, jobs);
    }

    private Agenda agenda(Instant now, JobFixture... jobs) {
        return Agenda.of(
                Stream.of(jobs).map(JobFixture::build).toList(),
                book,
                node -> !unusable.contains(node),
                EPOCH,
                now);
    }
}
