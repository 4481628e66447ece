package io.fairlead.placement.queue;

import static io.fairlead.placement.fixtures.JobFixture.wholeNodes;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.cluster.ClusterSnapshot;
import io.fairlead.placement.decision.Decision;
import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.fixtures.ClusterFixture;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nothing in the search explodes at the size of real clusters; speed proper is a benchmark's. */
@Timeout(60)
class LargeClusterTest {

    private static Place placed(ClusterSnapshot snapshot, int nodes, int segment) {
        Decision decision =
                new PlacementEngine(PlacementPolicy.DEFAULT)
                        .decide(
                                snapshot,
                                List.of(
                                        wholeNodes("1", nodes)
                                                .segmentSize(segment)
                                                .timeLimit(Duration.ofHours(1))
                                                .build()))
                        .get(0);
        assertThat(decision).isInstanceOf(Place.class);
        return (Place) decision;
    }

    @Test
    void domainsOfFiveThousandNodes() {
        ClusterSnapshot snapshot = ClusterFixture.nvl72(280).snapshot();

        assertThat(placed(snapshot, 2, 1).domains()).hasSize(1);
        assertThat(placed(snapshot, 512, 1).domains()).hasSize(29);
        assertThat(placed(snapshot, 1024, 16).domains()).hasSize(64);
        assertThat(placed(snapshot, 5040, 1).domains()).hasSize(280);
    }

    @Test
    void leavesOfTwoThousandNodes() {
        ClusterSnapshot snapshot = ClusterFixture.leaves(64, 32).snapshot();

        assertThat(placed(snapshot, 4, 1).leafSwitches()).hasSize(1);
        assertThat(placed(snapshot, 64, 1).leafSwitches()).hasSize(2);
        assertThat(placed(snapshot, 1000, 1).leafSwitches()).hasSize(32);
    }
}
