package io.fairlead.placement.service.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.cluster.NodeState;
import io.fairlead.placement.cluster.NodeState.Usability;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlurmStatesTest {

    @ParameterizedTest
    @ValueSource(strings = {"IDLE", "MIXED", "ALLOCATED", "IDLE PLANNED", "idle", "IDLE CLOUD"})
    void aWorkingNodeTakesJobs(String states) {
        assertThat(read(states)).isEqualTo(NodeState.AVAILABLE);
    }

    @ParameterizedTest
    @CsvSource({
        "DOWN, DOWN",
        "DOWN DRAIN, DOWN",
        "IDLE DRAIN, DRAINED",
        "ALLOCATED DRAIN, DRAINING",
        "IDLE COMPLETING DRAIN, DRAINING",
        "MIXED DRAINING, DRAINING",
        "IDLE FAIL, FAILED",
        "IDLE NOT_RESPONDING, NOT_RESPONDING",
        "IDLE RESERVED, RESERVED",
        "IDLE MAINTENANCE, OUT_OF_USE",
        "IDLE POWERED_DOWN, OUT_OF_USE",
        "IDLE POWERING_UP, OUT_OF_USE",
        "IDLE REBOOT_REQUESTED, OUT_OF_USE",
        "IDLE INVALID_REG, OUT_OF_USE",
        "UNKNOWN, OUT_OF_USE",
        "FUTURE, OUT_OF_USE",
        "IDLE SOMETHING_NEW, OUT_OF_USE"
    })
    void aNodeOutOfUseOrInAnUnknownStateTakesNone(String states, Usability expected) {
        assertThat(read(states).usability()).isEqualTo(expected);
    }

    @Test
    void aNodeThatAJobIsLeavingIsBusyUntilThatIsDone() {
        assertThat(read("IDLE COMPLETING").usability()).isEqualTo(Usability.COMPLETING);
    }

    @Test
    void whySaysSlurmOrTheStatesThemselves() {
        assertThat(SlurmStates.read(List.of("IDLE", "DRAIN"), "Xid 79 on GPU 2").reason())
                .isEqualTo("Xid 79 on GPU 2");
        assertThat(read("IDLE POWERED_DOWN SOMETHING_NEW").reason())
                .isEqualTo("powered down something new");
    }

    private static NodeState read(String states) {
        return SlurmStates.read(List.of(states.split(" ")), "");
    }
}
