package io.fairlead.inventory.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class KnownNodesTest {

    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    private static final NodeFacts GB200 = new NodeFacts("gb200", 4, 144, 900L << 30);

    private final KnownNodes known = new KnownNodes(Clock.fixed(NOW, ZoneOffset.UTC));

    @Test
    void onlyWhatDiffersIsAChange() {
        known.put("lab", "gb001", GB200);
        known.put("lab", "gb001", new NodeFacts("gb200", 4, 144, 900L << 30));
        assertThat(known.of("lab").version()).isEqualTo(1);

        known.put("lab", "gb001", new NodeFacts("gb200", 3, 144, 900L << 30));
        known.remove("lab", "gb001");
        known.remove("lab", "gb001");

        assertThat(known.of("lab").version()).isEqualTo(3);
        assertThat(known.of("lab").changedAt()).isEqualTo(NOW);
    }

    @Test
    void clustersAreApartAndOneWithoutNodesIsNone() {
        known.put("lab", "gb001", GB200);
        known.put("other", "gb002", GB200);
        known.remove("other", "gb002");

        assertThat(known.clusters()).containsExactly("lab");
        assertThat(known.of("lab").nodes()).containsOnlyKeys("gb001");
        assertThat(known.of("nowhere").nodes()).isEmpty();
    }

    @Test
    void afterATakeoverTheFactsAreNotWholeAndTheTermIsAnother() {
        known.takenOver();
        known.caughtUp();
        long term = known.term();
        assertThat(known.whole()).isTrue();

        known.takenOver();

        assertThat(known.whole()).isFalse();
        assertThat(known.term()).isGreaterThan(term);
    }
}
