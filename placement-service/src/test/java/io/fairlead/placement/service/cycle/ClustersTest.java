package io.fairlead.placement.service.cycle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClustersTest {

    private final Clusters clusters = new Clusters();

    @Test
    void anyNumberOfChangesIsOneCycle() throws InterruptedException {
        clusters.changed("lab");
        clusters.changed("lab");
        clusters.changed("other");

        assertThat(clusters.takeChanged(Duration.ZERO)).containsExactlyInAnyOrder("lab", "other");
        assertThat(clusters.takeChanged(Duration.ZERO)).isEmpty();
    }

    @Test
    void aChangeWakesTheOneThatWaits() throws InterruptedException {
        Thread changing = new Thread(() -> clusters.changed("lab"));
        changing.start();

        assertThat(clusters.takeChanged(Duration.ofSeconds(60))).containsExactly("lab");
        changing.join();
    }

    @Test
    void afterATakeoverEveryClusterNeedsANewEpochAndACycle() throws InterruptedException {
        clusters.of("lab").takeOver(0, 1, Map.of());
        assertThat(clusters.of("lab").needsEpoch()).isFalse();

        clusters.takenOver();
        clusters.allChanged();

        assertThat(clusters.of("lab").needsEpoch()).isTrue();
        assertThat(clusters.takeChanged(Duration.ZERO)).containsExactly("lab");
        assertThat(clusters.find("nowhere")).isNull();
    }
}
