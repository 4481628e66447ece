package io.fairlead.placement.service.decisions;

import static io.fairlead.placement.service.fixtures.DecisionFixture.DECIDED;
import static io.fairlead.placement.service.fixtures.DecisionFixture.place;
import static io.fairlead.placement.service.fixtures.DecisionFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RepetitionTest {

    private static final Instant START = DECIDED.plusSeconds(3600);

    @Test
    void aWaitForTheSameReasonSaysTheSameThoughItsCountsMove() {
        assertThat(same(waits("2 more nodes", START, 0), waits("3 more nodes", START, 60)))
                .isTrue();
    }

    @Test
    void itsCountsAreRefreshedAfterTenMinutes() {
        assertThat(same(waits("2 more nodes", START, 0), waits("3 more nodes", START, 600)))
                .isFalse();
        assertThat(same(waits("2 more nodes", START, 0), waits("2 more nodes", START, 600)))
                .isTrue();
    }

    @Test
    void anotherReasonIsSaidAtOnce() {
        assertThat(same(waiting(1, "FEW_NODES"), waiting(1, "NO_WHOLE_SEGMENT"))).isFalse();
    }

    @Test
    void otherAdviceIsSaidAfterAMinute() {
        Decision before = waits("2 more nodes", START, 0);

        assertThat(same(before, waits("2 more blocks", START, 59))).isTrue();
        assertThat(same(before, waits("2 more blocks", START, 60))).isFalse();
        assertThat(same(before, waits(null, START, 60))).isFalse();
    }

    @Test
    void anEarliestStartMayMoveALittle() {
        Instant aTenth = START.plusSeconds(300);

        assertThat(same(waits("x", START, 0), waits("x", aTenth, 1))).isTrue();
        assertThat(same(waits("x", START, 0), waits("x", START.plusSeconds(3600), 1))).isFalse();
        assertThat(same(waits("x", START, 0), waits("x", null, 1))).isFalse();
        assertThat(same(waits("x", null, 0), waits("x", null, 1))).isTrue();
    }

    @Test
    void aPlaceIsAlwaysANewDecision() {
        assertThat(same(place(1, "n1"), place(1, "n1"))).isFalse();
        assertThat(same(place(1, "n1"), waiting(1, "FEW_NODES"))).isFalse();
        assertThat(same(waiting(1, "FEW_NODES"), place(1, "n1"))).isFalse();
    }

    private static boolean same(Decision before, Decision now) {
        return Repetition.saysTheSame(before, now);
    }

    private static Decision waits(
            @Nullable String wouldChange, @Nullable Instant start, long later) {
        return waiting(1, "FEW_NODES", wouldChange, start, DECIDED.plusSeconds(later));
    }
}
