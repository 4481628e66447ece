package io.fairlead.gateway.leases;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeaseRuleTest {

    private static final Instant NOW = Instant.parse("2026-12-01T04:00:00Z");

    @ParameterizedTest
    @CsvSource({
        "300, 101, false",
        "300, 99, true",
        "300, -5, true",
        "30, 16, false",
        "30, 14, true"
    })
    void isRenewedWhenLittleIsLeft(int renewal, int left, boolean due) {
        LeaseRule rule = new LeaseRule(Duration.ofSeconds(renewal));
        assertThat(rule.due(NOW.plusSeconds(left), NOW)).isEqualTo(due);
    }

    @Test
    void whereSlurmKeepsNoBeginThereIsNoLease() {
        assertThat(new LeaseRule(Duration.ofMinutes(5)).due(null, NOW)).isFalse();
    }

    @Test
    void renewalsSpreadOverAQuarter() {
        LeaseRule rule = new LeaseRule(Duration.ofMinutes(10));

        long different =
                IntStream.range(0, 200)
                        .mapToObj(i -> rule.end("sFVNM8QX" + i, NOW))
                        .peek(
                                end ->
                                        assertThat(end)
                                                .isBetween(
                                                        NOW.plusSeconds(450), NOW.plusSeconds(600)))
                        .distinct()
                        .count();

        assertThat(different).isGreaterThan(50);
        assertThat(rule.end("s1", NOW)).isEqualTo(rule.end("s1", NOW));
    }
}
