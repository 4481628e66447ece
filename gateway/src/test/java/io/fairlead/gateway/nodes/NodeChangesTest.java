package io.fairlead.gateway.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.contracts.Contract;
import io.fairlead.platform.events.StateChange;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NodeChangesTest {

    private static final NodeRecord IDLE = node("gb001", "IDLE");
    private static final NodeRecord DRAINED = node("gb001", "IDLE", "DRAIN");
    private static final NodeRecord OTHER = node("gb002", "IDLE");

    @Test
    void onlyWhatChangedIsPublished() {
        List<StateChange> changes =
                NodeChanges.between(
                        "lab",
                        Map.of("gb001", IDLE, "gb002", OTHER),
                        Map.of("gb001", DRAINED, "gb002", OTHER));

        assertThat(changes).extracting(StateChange::key).containsExactly("lab/gb001");
        assertThat(changes.get(0).json()).contains("DRAIN");
        Contract.of("slurm.nodes").check(changes.get(0).json());
    }

    @Test
    void aNodeThatIsGoneIsDeleted() {
        List<StateChange> changes = NodeChanges.between("lab", Map.of("gb001", IDLE), Map.of());

        assertThat(changes)
                .containsExactly(
                        StateChange.deletion(
                                "lab/gb001",
                                "{\"cluster\":\"lab\",\"name\":\"gb001\",\"deleted\":true}"));
    }

    private static NodeRecord node(String name, String... states) {
        return new NodeRecord(
                "lab",
                name,
                List.of(states),
                "",
                "gb200",
                4,
                0,
                144,
                0,
                1,
                0,
                List.of("gpu"),
                List.of());
    }
}
