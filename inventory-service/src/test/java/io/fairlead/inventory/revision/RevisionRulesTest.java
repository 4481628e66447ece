package io.fairlead.inventory.revision;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.inventory.facts.NodeFacts;
import io.fairlead.inventory.topology.Topology;
import io.fairlead.platform.events.StateChange;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RevisionRulesTest {

    private static final NodeFacts GB200 = new NodeFacts("gb200", 4, 144, 1L << 40);
    private static final Map<String, NodeFacts> FACTS = Map.of("a", GB200, "b", GB200, "c", GB200);

    @Test
    void aBlockIsDomainAndRackAndANodeOutsideHasNeither() {
        Inventory inventory = inventory(List.of("a"), List.of("b"));

        assertThat(inventory.nodes())
                .containsExactly(
                        new Inventory.Node(
                                "a", "gb200", 4, 144, 1L << 40, "nvl1", "nvl1", List.of("leaf")),
                        new Inventory.Node(
                                "b", "gb200", 4, 144, 1L << 40, "nvl2", "nvl2", List.of("leaf")),
                        new Inventory.Node("c", "gb200", 4, 144, 1L << 40, null, null, List.of()));
        assertThat(inventory.switches()).containsExactly(new Inventory.Switch("leaf", 0, null));
    }

    @Test
    void onlyWhatDiffersIsWritten() {
        List<StateEvent> before = states(inventory(List.of("a"), List.of("b")));

        KindPlan same = plan(before, inventory(List.of("a"), List.of("b")));
        KindPlan moved = plan(before, inventory(List.of("a", "b"), List.of("c")));

        assertThat(same.writes()).isEmpty();
        assertThat(moved.writes()).extracting(StateChange::key).containsExactly("lab/b", "lab/c");
        assertThat(moved.changes().changed().names()).isEqualTo("b,c");
    }

    @Test
    void whatIsGoneGetsALastStateAndWhatComesBackIsNew() {
        List<StateEvent> before = states(inventory(List.of("a"), List.of("b")));
        Inventory empty = new Inventory(List.of(), List.of());

        KindPlan gone = plan(before, empty);
        KindPlan back =
                plan(
                        List.of(event("lab/a", 2, true)),
                        new Inventory(
                                List.of(inventory(List.of("a"), List.of("b")).nodes().get(0)),
                                List.of()));

        assertThat(gone.writes()).allMatch(StateChange::deleted).hasSize(3);
        assertThat(gone.changes().removed().count()).isEqualTo(3);
        assertThat(back.changes().added().names()).isEqualTo("a");
    }

    @Test
    void theDigestIsThatOfTheContract() {
        // printf 'lab/a 1 2\nlab/b 1 2\n' | sha256sum
        Manifest.Part part =
                Manifest.Part.of(
                        List.of(
                                event("lab/b", 2, false),
                                event("lab/gone", 9, true),
                                event("lab/a", 2, false)));

        assertThat(part)
                .isEqualTo(
                        new Manifest.Part(
                                2,
                                "dc1db62fcd56ff69177ead5c5ac82ae4d6296e9cd980c4f99a5a4661ff292a92"));
    }

    private static Inventory inventory(List<String> first, List<String> second) {
        return Inventory.of(
                new Topology(
                        List.of(
                                new Topology.Block("nvl1", first),
                                new Topology.Block("nvl2", second)),
                        List.of(new Topology.Switch("leaf", 0, null, List.of("a", "b")))),
                FACTS);
    }

    private static KindPlan plan(List<StateEvent> before, Inventory inventory) {
        return KindPlan.of(Kind.NODES, "lab", before, inventory, new PlainStates());
    }

    private static List<StateEvent> states(Inventory inventory) {
        return new PlainStates()
                .of("lab", inventory, Kind.NODES).stream()
                        .map(
                                c ->
                                        new StateEvent(
                                                Kind.NODES.topic(),
                                                c.key(),
                                                new StateVersion(1, 1),
                                                false,
                                                c.json(),
                                                Instant.EPOCH))
                        .toList();
    }

    private static StateEvent event(String key, long counter, boolean deleted) {
        return new StateEvent(
                "inventory.nodes", key, new StateVersion(1, counter), deleted, "{}", Instant.EPOCH);
    }

    /** States as the records' own text: the wire is another test's affair. */
    private static final class PlainStates implements InventoryStates {

        @Override
        public List<StateChange> of(String cluster, Inventory inventory, Kind kind) {
            return inventory.nodes().stream()
                    .map(node -> StateChange.of(cluster + "/" + node.name(), node.toString()))
                    .toList();
        }

        @Override
        public StateChange gone(String cluster, Kind kind, String name) {
            return StateChange.deletion(cluster + "/" + name, "gone");
        }

        @Override
        public StateChange manifest(Manifest manifest) {
            return StateChange.of(manifest.cluster(), manifest.toString());
        }
    }
}
