package io.fairlead.placement.queue;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.cluster.ClusterSnapshot;
import io.fairlead.placement.cluster.Node;
import io.fairlead.placement.decision.Decision;
import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.fixtures.BruteForce;
import io.fairlead.placement.fixtures.BruteForce.Cost;
import io.fairlead.placement.fixtures.RandomCluster;
import io.fairlead.placement.request.JobRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine against every possible choice, on clusters small enough to try them all. */
class OptimumTest {

    private static final int ROUNDS = 300;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void nothingIsBetterAndNothingFitsWhereNothingIsFound(long seed) {
        for (int round = 0; round < ROUNDS; round++) {
            long roundSeed = seed * 1_000_003 + round;
            RandomCluster random = new RandomCluster(roundSeed);
            ClusterSnapshot snapshot = random.snapshot(4, 3);
            JobRequest request = random.job("1", 6).build();

            Decision decision =
                    new PlacementEngine(PlacementPolicy.DEFAULT)
                            .decide(snapshot, List.of(request))
                            .get(0);

            BruteForce bruteForce = new BruteForce(snapshot, request);
            Optional<Cost> cheapest = bruteForce.cheapest();
            assertThat(cost(decision, snapshot, bruteForce))
                    .as("seed %d: %s on %s: %s", roundSeed, request, snapshot, decision)
                    .isEqualTo(cheapest);
        }
    }

    private static Optional<Cost> cost(
            Decision decision, ClusterSnapshot snapshot, BruteForce bruteForce) {
        if (!(decision instanceof Place place)) {
            return Optional.empty();
        }
        HashSet<String> names = new HashSet<>(place.nodes());
        List<Node> chosen =
                snapshot.nodes().stream().filter(node -> names.contains(node.name())).toList();
        assertThat(bruteForce.allowed(chosen)).as("allowed: %s", place).isTrue();
        return Optional.of(bruteForce.cost(chosen));
    }
}
