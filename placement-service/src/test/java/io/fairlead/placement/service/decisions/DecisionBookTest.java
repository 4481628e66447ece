package io.fairlead.placement.service.decisions;

import static io.fairlead.placement.service.fixtures.DecisionFixture.outcome;
import static io.fairlead.placement.service.fixtures.DecisionFixture.place;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.service.fixtures.JobFixture;
import io.fairlead.platform.events.StateVersion;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class DecisionBookTest {

    private static final String JOB = JobFixture.key(1);
    private final DecisionBook book = new DecisionBook();

    @Test
    void anAnswerThatIsThereBeforeItsDecisionIsFoundLater() {
        book.answered(outcome(1, Outcome.Kind.ACCEPTED, version(2, 5), "n1"));

        book.load(Map.of(JOB, Issued.unanswered(place(1, "n1"), version(2, 5))));

        assertThat(phase()).isEqualTo(Issued.Phase.ACCEPTED);
    }

    @Test
    void theAnswerToTheDecisionBeforeSaysNothingOfTheNewOne() {
        book.issued(place(1, "n1"), version(2, 1));
        book.answered(outcome(1, Outcome.Kind.REJECTED, version(2, 1)));

        book.issued(place(1, "n2"), version(2, 2));

        assertThat(phase()).isEqualTo(Issued.Phase.UNANSWERED);
    }

    @Test
    void eachRejectedDecisionCountsOnce() {
        book.issued(place(1, "n1"), version(2, 1));
        book.answered(outcome(1, Outcome.Kind.REJECTED, version(2, 1)));
        book.answered(outcome(1, Outcome.Kind.REJECTED, version(2, 1)));
        assertThat(book.rejectionsOf(JOB).count()).isEqualTo(1);

        book.issued(place(1, "n2"), version(2, 2));
        book.answered(outcome(1, Outcome.Kind.REJECTED, version(2, 2)));

        assertThat(book.rejectionsOf(JOB).count()).isEqualTo(2);
        assertThat(book.rejectionsOf(JOB).nodes()).containsExactly("n2");
    }

    @Test
    void aRejectionFromBeforeATakeoverCountsOnceToo() {
        book.answered(outcome(1, Outcome.Kind.REJECTED, version(2, 5)));

        book.load(Map.of(JOB, Issued.unanswered(place(1, "n1"), version(2, 5))));

        assertThat(book.rejectionsOf(JOB).count()).isEqualTo(1);
    }

    @Test
    void aDeletedDecisionIsForgottenWithItsRejections() {
        book.issued(place(1, "n1"), version(2, 1));
        book.answered(outcome(1, Outcome.Kind.REJECTED, version(2, 1)));

        book.deleted(JOB);

        assertThat(book.of(JOB)).isNull();
        assertThat(book.rejectionsOf(JOB)).isEqualTo(Rejections.NONE);
    }

    private Issued.Phase phase() {
        return Objects.requireNonNull(book.of(JOB)).phase();
    }

    private static StateVersion version(long epoch, long counter) {
        return new StateVersion(epoch, counter);
    }
}
