package io.fairlead.placement.service.decisions;

import static io.fairlead.placement.service.fixtures.DecisionFixture.DECIDED;
import static io.fairlead.placement.service.fixtures.DecisionFixture.outcome;
import static io.fairlead.placement.service.fixtures.DecisionFixture.place;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.platform.events.StateVersion;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RejectionsTest {

    private static final Instant AT = DECIDED.plusSeconds(1);

    @Test
    void theBackoffDoublesUpToAMinute() {
        assertThat(IntStream.rangeClosed(1, 7).mapToObj(RejectionsTest::after))
                .extracting(r -> Duration.between(AT, r.againAt()).toSeconds())
                .containsExactly(2L, 4L, 8L, 16L, 32L, 60L, 60L);
    }

    @Test
    void theVerySameNodesWaitLonger() {
        Rejections once = after(1);

        assertThat(once.isAgain(List.of("n2", "n1"))).isTrue();
        assertThat(once.isAgain(List.of("n1", "n3"))).isFalse();
        assertThat(once.sameNodesAgainAt()).isEqualTo(AT.plusSeconds(30));
    }

    @Test
    void nothingRejectedIsNeverAgain() {
        assertThat(Rejections.NONE.isAgain(List.of())).isFalse();
    }

    @Test
    void fiveInARowAreTooMany() {
        assertThat(after(4).tooMany()).isFalse();
        assertThat(after(5).tooMany()).isTrue();
    }

    private static Rejections after(int count) {
        StateVersion version = new StateVersion(1, 1);
        Issued issued = Issued.unanswered(place(1, "n1", "n2"), version);
        Rejections all = Rejections.NONE;
        for (int i = 0; i < count; i++) {
            all = all.and(issued, outcome(1, Outcome.Kind.REJECTED, version));
        }
        return all;
    }
}
