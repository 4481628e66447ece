package io.fairlead.gateway.decisions;

import static io.fairlead.gateway.decisions.DecisionFixture.DECIDED;
import static io.fairlead.gateway.decisions.DecisionFixture.place;
import static io.fairlead.gateway.decisions.DecisionFixture.version;
import static io.fairlead.gateway.decisions.DecisionFixture.waits;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.decisions.Outcome.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisionsTest {

    private final Decisions decisions = new Decisions();

    @Test
    void anOwnerThatWasReplacedIsOutdated() {
        Decision old = place("gb001");
        decisions.arrived(old);
        assertThat(decisions.outdated(old)).isFalse();

        decisions.epochSeen(4);

        assertThat(decisions.outdated(old)).isTrue();
        assertThat(decisions.outdated(version(old, 4, 2))).isFalse();
    }

    @Test
    void onlyTheAnswerToThisVersionCounts() {
        Decision first = place("gb001");
        decisions.arrived(first);
        decisions.answered(outcome(first, Kind.ACCEPTED, "gb001"));
        assertThat(decisions.unanswered()).isEmpty();
        assertThat(decisions.starting()).containsExactly(7L);

        Decision second = version(place("gb002"), 3, 2);
        decisions.arrived(second);

        assertThat(decisions.unanswered()).containsExactly("s1");
        assertThat(decisions.placedOn("s1", List.of("gb001"))).isTrue();
        assertThat(decisions.placedOn("s1", List.of("gb002"))).isTrue();
    }

    @Test
    void aJobWaitsOnceItWasTold() {
        Decision waits = waits("busy");
        decisions.arrived(waits);
        assertThat(decisions.waiting("s1")).isEmpty();

        decisions.answered(outcome(waits, Kind.ACCEPTED));
        assertThat(decisions.waiting("s1")).contains(waits);
        assertThat(decisions.starting()).isEmpty();

        decisions.arrived(version(place("gb001"), 3, 2));
        assertThat(decisions.waiting("s1")).isEmpty();
    }

    private static Outcome outcome(Decision decision, Kind kind, String... nodes) {
        return Outcome.of("lab", decision, Verdict.of(kind, List.of(nodes), ""), DECIDED);
    }
}
