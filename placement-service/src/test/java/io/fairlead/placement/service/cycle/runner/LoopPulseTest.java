package io.fairlead.placement.service.cycle.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class LoopPulseTest {

    private static final Instant NOW = Instant.parse("2026-12-01T10:00:00Z");
    private final LoopPulse pulse = new LoopPulse();

    @Test
    void aLoopThatDoesNotRunIsInTrouble() {
        assertThat(pulse.trouble(NOW)).hasValue("the loop does not run");
    }

    @Test
    void aCycleThatTakesTooLongIsStuck() {
        pulse.running(true);
        pulse.begins("lab", NOW);

        assertThat(pulse.trouble(NOW.plusSeconds(30))).isEmpty();
        assertThat(pulse.trouble(NOW.plusSeconds(31)))
                .hasValue("the cycle of lab has been running since 2026-12-01T10:00:00Z");

        pulse.ended("lab");
        assertThat(pulse.trouble(NOW.plusSeconds(31))).isEmpty();
    }

    @Test
    void aFailureStaysUntilThatClustersCycleSucceeds() {
        pulse.running(true);
        pulse.failed("lab", "the cycle of lab failed: connection refused");

        pulse.ended("other");
        assertThat(pulse.trouble(NOW)).hasValue("the cycle of lab failed: connection refused");

        pulse.ended("lab");
        assertThat(pulse.trouble(NOW)).isEmpty();
    }
}
