package io.fairlead.placement.queue;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.cluster.ClusterSnapshot;
import io.fairlead.placement.cluster.Node;
import io.fairlead.placement.cluster.Resources;
import io.fairlead.placement.decision.Decision;
import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.decision.Decision.Wait;
import io.fairlead.placement.fixtures.RandomCluster;
import io.fairlead.placement.request.JobRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds whatever happens, over thousands of random cycles. */
class InvariantsTest {

    private static final int CYCLES = 200;

    private static List<Decision> decide(ClusterSnapshot snapshot, List<JobRequest> queue) {
        return new PlacementEngine(PlacementPolicy.DEFAULT).decide(snapshot, queue);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void everythingThatMustHoldHolds(long seed) {
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            long cycleSeed = seed * 1_000_003 + cycle;
            RandomCluster random = new RandomCluster(cycleSeed);
            ClusterSnapshot snapshot = random.snapshot(6, 8);
            List<JobRequest> queue = random.queue(12, 10);

            List<Decision> decisions = decide(snapshot, queue);

            Checked checked = new Checked(snapshot, queue, decisions, "seed " + cycleSeed);
            checked.everyJobIsDecidedOnce();
            checked.noNodeGivesMoreThanItHas();
            checked.gangsAreWholeAndSegmentsToo();
            checked.nobodyIsInTheWayOfAReservation();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void theOrderOfInputDoesNotMatter(long seed) {
        for (int cycle = 0; cycle < CYCLES / 2; cycle++) {
            long cycleSeed = seed * 1_000_003 + cycle;
            RandomCluster random = new RandomCluster(cycleSeed);
            ClusterSnapshot snapshot = random.snapshot(5, 6);
            List<JobRequest> queue = random.queue(8, 8);
            List<Decision> decisions = decide(snapshot, queue);

            List<Node> nodes = new ArrayList<>(snapshot.nodes());
            List<JobRequest> shuffled = new ArrayList<>(queue);
            Collections.shuffle(nodes, random.random());
            Collections.shuffle(shuffled, random.random());
            ClusterSnapshot other =
                    new ClusterSnapshot(
                            snapshot.now(), nodes, snapshot.switches(), snapshot.running());

            assertThat(decide(other, shuffled)).as("seed %d", cycleSeed).isEqualTo(decisions);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void whatWasDecidedIsKeptWhileItStands(long seed) {
        for (int cycle = 0; cycle < CYCLES / 2; cycle++) {
            long cycleSeed = seed * 1_000_003 + cycle;
            RandomCluster random = new RandomCluster(cycleSeed);
            ClusterSnapshot snapshot = random.snapshot(5, 6);
            List<JobRequest> queue = random.queue(8, 8);
            Map<String, List<String>> placed = places(decide(snapshot, queue));

            List<JobRequest> again =
                    queue.stream()
                            .map(
                                    request ->
                                            request.but()
                                                    .committed(
                                                            placed.getOrDefault(
                                                                    request.job(), List.of()))
                                                    .build())
                            .toList();

            assertThat(places(decide(snapshot, again)))
                    .as("seed %d", cycleSeed)
                    .containsAllEntriesOf(placed);
        }
    }

    private static Map<String, List<String>> places(List<Decision> decisions) {
        Map<String, List<String>> places = new HashMap<>();
        for (Decision decision : decisions) {
            if (decision instanceof Place place) {
                places.put(place.job(), place.nodes());
            }
        }
        return places;
    }

    /** One cycle's decisions, to be held against the rules. */
    private record Checked(
            ClusterSnapshot snapshot,
            List<JobRequest> queue,
            List<Decision> decisions,
            String seed) {

        private Map<String, JobRequest> requests() {
            return queue.stream().collect(Collectors.toMap(JobRequest::job, Function.identity()));
        }

        private Map<String, Node> nodes() {
            return snapshot.nodes().stream()
                    .collect(Collectors.toMap(Node::name, Function.identity()));
        }

        private List<Place> placed() {
            List<Place> placed = new ArrayList<>();
            for (Decision decision : decisions) {
                if (decision instanceof Place place) {
                    placed.add(place);
                }
            }
            return placed;
        }

        void everyJobIsDecidedOnce() {
            assertThat(decisions)
                    .as(seed)
                    .extracting(Decision::job)
                    .containsExactlyElementsOf(
                            queue.stream()
                                    .sorted(PlacementEngine.QUEUE_ORDER)
                                    .map(JobRequest::job)
                                    .toList());
            assertThat(decisions)
                    .as(seed)
                    .allSatisfy(decision -> assertThat(decision.line()).hasSizeBetween(1, 255));
        }

        void noNodeGivesMoreThanItHas() {
            Map<String, Resources> used = new HashMap<>();
            for (Place place : placed()) {
                JobRequest request = requests().get(place.job());
                for (String name : place.nodes()) {
                    Node node = nodes().get(name);
                    assertThat(node.state().available()).as("%s %s", seed, name).isTrue();
                    boolean shared = !request.exclusive();
                    Resources held =
                            shared
                                    ? new Resources(request.gpus().perNode(1), 1, 0)
                                    : node.capacity();
                    used.merge(name, held, Resources::plus);
                }
            }
            used.forEach(
                    (name, resources) -> {
                        Node node = nodes().get(name);
                        assertThat(node.heldExclusively()).as("%s %s", seed, name).isFalse();
                        assertThat(node.capacity().covers(resources.plus(node.allocated())))
                                .as("%s %s %s", seed, name, resources)
                                .isTrue();
                    });
        }

        void gangsAreWholeAndSegmentsToo() {
            boolean anyDomain =
                    snapshot.nodes().stream().anyMatch(node -> node.nvlinkDomain() != null);
            for (Place place : placed()) {
                JobRequest request = requests().get(place.job());
                assertThat(place.nodes()).as(seed).hasSize(request.minNodes());
                assertThat(place.nodes()).as(seed).doesNotHaveDuplicates();
                if (anyDomain) {
                    assertThat(place.domains())
                            .as(seed)
                            .allMatch(share -> share.nodes() % request.segment() == 0);
                }
            }
        }

        /** A job placed after a reservation was made ends before it, or is elsewhere. */
        void nobodyIsInTheWayOfAReservation() {
            for (int i = 0; i < decisions.size(); i++) {
                if (decisions.get(i) instanceof Wait wait && wait.earliestStart() != null) {
                    for (Decision later : decisions.subList(i + 1, decisions.size())) {
                        if (later instanceof Place place) {
                            checkOutOfTheWay(place, wait);
                        }
                    }
                }
            }
        }

        private void checkOutOfTheWay(Place place, Wait wait) {
            JobRequest request = requests().get(place.job());
            boolean endsBefore =
                    request.timeLimit() != null
                            && !snapshot.now()
                                    .plus(request.timeLimit())
                                    .isAfter(wait.earliestStart());
            if (!endsBefore) {
                assertThat(place.nodes())
                        .as("%s: %s in the way of %s", seed, place, wait)
                        .doesNotContainAnyElementsOf(wait.reservedNodes());
            }
        }
    }
}
