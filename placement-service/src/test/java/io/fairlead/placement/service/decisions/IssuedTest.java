package io.fairlead.placement.service.decisions;

import static io.fairlead.placement.service.fixtures.DecisionFixture.outcome;
import static io.fairlead.placement.service.fixtures.DecisionFixture.place;
import static io.fairlead.placement.service.fixtures.DecisionFixture.refuse;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.service.fixtures.DecisionFixture;
import io.fairlead.platform.events.StateVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IssuedTest {

    private static final StateVersion V = new StateVersion(3, 2);

    @Test
    void aPlaceKeepsItsNodesUntilItIsAnswered() {
        Issued issued = Issued.unanswered(place(1, "n1", "n2"), V);

        assertThat(issued.phase()).isEqualTo(Issued.Phase.UNANSWERED);
        assertThat(issued.committedNodes()).containsExactly("n1", "n2");
    }

    @ParameterizedTest
    @EnumSource(names = {"ACCEPTED", "STARTED"})
    void itKeepsThemWhenSlurmTookIt(Outcome.Kind kind) {
        Issued issued = Issued.unanswered(place(1, "n1"), V).with(outcome(1, kind, V, "n1"));

        assertThat(issued.phase()).isEqualTo(Issued.Phase.ACCEPTED);
        assertThat(issued.committedNodes()).containsExactly("n1");
    }

    @ParameterizedTest
    @EnumSource(names = {"REJECTED", "GONE", "RELEASED"})
    void itGivesThemUpWhenSlurmDidNot(Outcome.Kind kind) {
        Issued issued = Issued.unanswered(place(1, "n1"), V).with(outcome(1, kind, V));

        assertThat(issued.committedNodes()).isEmpty();
    }

    @Test
    void aJobThatStartedElsewhereKeepsThoseNodes() {
        Issued issued =
                Issued.unanswered(place(1, "n1"), V)
                        .with(outcome(1, Outcome.Kind.STARTED_ELSEWHERE, V, "n7"));

        assertThat(issued.phase()).isEqualTo(Issued.Phase.CLOSED);
        assertThat(issued.committedNodes()).containsExactly("n7");
    }

    @Test
    void anAnswerToAnotherVersionIsNoAnswer() {
        Issued issued =
                Issued.unanswered(place(1, "n1"), V)
                        .with(outcome(1, Outcome.Kind.REJECTED, new StateVersion(3, 1)));

        assertThat(issued.phase()).isEqualTo(Issued.Phase.UNANSWERED);
    }

    @Test
    void aNewOwnerSaysAgainWhatIsOpenOrUnanswered() {
        Issued placed = Issued.unanswered(place(1, "n1"), V);
        Issued waiting = Issued.unanswered(DecisionFixture.waiting(1, "FEW_NODES"), V);
        Issued refused = Issued.unanswered(refuse(1, "ARRAY"), V);

        assertThat(placed.outdatedAt(4)).isTrue();
        assertThat(waiting.outdatedAt(4)).isTrue();
        assertThat(refused.outdatedAt(4)).isTrue();
        assertThat(placed.outdatedAt(3)).isFalse();
    }

    @Test
    void aNewOwnerLeavesAloneWhatSlurmTookOrReleased() {
        Issued accepted =
                Issued.unanswered(place(1, "n1"), V).with(outcome(1, Outcome.Kind.ACCEPTED, V));
        Issued released =
                Issued.unanswered(refuse(1, "ARRAY"), V).with(outcome(1, Outcome.Kind.RELEASED, V));

        assertThat(accepted.outdatedAt(4)).isFalse();
        assertThat(released.outdatedAt(4)).isFalse();
    }
}
