package io.fairlead.gateway.portal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeStateTest {

    @ParameterizedTest
    @CsvSource({
        "IDLE, idle",
        "MIXED, mixed",
        "ALLOCATED, allocated",
        "IDLE RESERVED, idle",
        "IDLE COMPLETING, completing",
        "ALLOCATED DRAIN, draining",
        "MIXED DRAIN, draining",
        "IDLE COMPLETING DRAIN, draining",
        "IDLE DRAIN, drained",
        "DOWN, down",
        "DOWN DRAIN, down",
        "DOWN NOT_RESPONDING, down",
        "IDLE POWERED_DOWN, down",
        "IDLE FAIL, failed",
        "ALLOCATED FAIL, failed",
        "IDLE DRAIN NOT_RESPONDING, drained",
        "IDLE NOT_RESPONDING, unknown",
        "UNKNOWN, unknown",
        "FUTURE, unknown",
        "SOMETHING_NEW, unknown",
    })
    void slurmsStatesAmountToOne(String slurm, String expected) {
        NodeState state = NodeState.of(Arrays.asList(slurm.split(" ")));

        assertThat(state.label()).isEqualTo(expected);
    }

    @Test
    void aNodeThatSlurmDoesNotKnowIsUnknown() {
        assertThat(NodeState.of(List.of())).isEqualTo(NodeState.UNKNOWN);
    }
}
