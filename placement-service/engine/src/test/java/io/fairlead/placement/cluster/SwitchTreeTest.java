package io.fairlead.placement.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SwitchTreeTest {

    private final SwitchTree tree =
            new SwitchTree(Map.of("l1", "s1", "l2", "s1", "l3", "s2", "s1", "core", "s2", "core"));

    @Test
    void leavesMeetAtTheirLowestCommonSwitch() {
        assertThat(tree.commonLevel(Set.of())).isZero();
        assertThat(tree.commonLevel(Set.of("l1"))).isZero();
        assertThat(tree.commonLevel(Set.of("l1", "l2"))).isEqualTo(1);
        assertThat(tree.commonLevel(Set.of("l1", "l2", "l3"))).isEqualTo(2);
    }

    @Test
    void leavesThatMeetNowhereAreFurtherApartThanAnyThatDo() {
        assertThat(tree.commonLevel(Set.of("l1", "elsewhere"))).isEqualTo(3);
        assertThat(SwitchTree.NONE.commonLevel(Set.of("l1", "l2"))).isEqualTo(1);
    }

    @Test
    void aLoopInTheDataEnds() {
        SwitchTree loop = new SwitchTree(Map.of("a", "b", "b", "a"));

        assertThat(loop.upwards("a")).containsExactly("a", "b");
        assertThat(loop.commonLevel(Set.of("a", "b"))).isEqualTo(1);
    }
}
