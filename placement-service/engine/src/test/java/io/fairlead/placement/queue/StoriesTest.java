package io.fairlead.placement.queue;

import static io.fairlead.placement.fixtures.ClusterFixture.gb;
import static io.fairlead.placement.fixtures.ClusterFixture.n;
import static io.fairlead.placement.fixtures.JobFixture.partOfANode;
import static io.fairlead.placement.fixtures.JobFixture.wholeNodes;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.fixtures.ClusterFixture;
import io.fairlead.placement.fixtures.Decided;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the product promises, on four NVL72 racks. */
class StoriesTest {

    @Test
    void sixteenNodesWithFourteenFreeInEachDomainGoToTheFewestDomains() {
        ClusterFixture cluster =
                ClusterFixture.nvl72(4)
                        .busyForEver(gb(1, 4))
                        .busyForEver(gb(19, 22))
                        .busyForEver(gb(37, 40))
                        .busyForEver(gb(55, 58));

        Decided decided = Decided.on(cluster, wholeNodes("1", 16));

        assertThat(decided.domainsOf("1")).isEqualTo("nvl1:14 nvl2:2");
        assertThat(decided.placed("1").nodes())
                .containsExactlyElementsOf(
                        Stream.concat(gb(5, 18).stream(), gb(23, 24).stream()).toList());
        assertThat(decided.placed("1").line())
                .isEqualTo(
                        "fairlead: 16 nodes in 2 NVLink domains (nvl1:14 nvl2:2);"
                                + " fewest possible; 56 candidates, 16 busy");
    }

    @Test
    void wholeSegmentsGoToOneDomainEachAndASmallJobSpoilsNone() {
        Decided decided =
                Decided.on(
                        ClusterFixture.nvl72(4),
                        wholeNodes("large", 32).segmentSize(16).priority(2),
                        wholeNodes("small", 2).priority(1));

        assertThat(decided.domainsOf("large")).isEqualTo("nvl1:16 nvl2:16");
        assertThat(decided.domainsOf("small")).isEqualTo("nvl1:2");
    }

    @Test
    void aSmallJobThatComesFirstSpoilsNoSegmentOfSixteenEither() {
        Decided decided =
                Decided.on(
                        ClusterFixture.nvl72(2),
                        wholeNodes("small", 2).priority(2),
                        wholeNodes("large", 32).segmentSize(16).priority(1));

        assertThat(decided.domainsOf("small")).isEqualTo("nvl1:2");
        assertThat(decided.domainsOf("large")).isEqualTo("nvl1:16 nvl2:16");
    }

    @Test
    void aJobThatFitsOneDomainTakesTheOneItFitsBest() {
        ClusterFixture cluster =
                ClusterFixture.nvl72(3).busyForEver(gb(1, 4)).busyForEver(gb(19, 28));

        assertThat(Decided.on(cluster, wholeNodes("1", 8)).domainsOf("1")).isEqualTo("nvl2:8");
        assertThat(Decided.on(cluster, wholeNodes("1", 10)).domainsOf("1")).isEqualTo("nvl1:10");
        assertThat(Decided.on(cluster, wholeNodes("1", 17)).domainsOf("1")).isEqualTo("nvl3:17");
    }

    @Test
    void partOfANodeGoesWhereItFitsBest() {
        ClusterFixture cluster =
                ClusterFixture.nvl72(2)
                        .gpusUsed("gb007", 1)
                        .gpusUsed("gb030", 2)
                        .gpusUsed("gb031", 4);

        Decided decided = Decided.on(cluster, partOfANode("two", 2), partOfANode("three", 3));

        assertThat(decided.placed("two").nodes()).containsExactly("gb030");
        assertThat(decided.placed("three").nodes()).containsExactly("gb007");
    }

    @Test
    void jobsOfOneCycleShareNodesButNeverGpus() {
        Decided decided =
                Decided.on(
                        ClusterFixture.domains(1, 2),
                        partOfANode("a", 3),
                        partOfANode("b", 1),
                        partOfANode("c", 2),
                        partOfANode("d", 2));

        assertThat(decided.placed("a").nodes()).containsExactly("gb001");
        assertThat(decided.placed("b").nodes()).containsExactly("gb001");
        assertThat(decided.placed("c").nodes()).containsExactly("gb002");
        assertThat(decided.placed("d").nodes()).containsExactly("gb002");
    }

    @Test
    void nodesWithoutADomainAreChosenForFewestLeafSwitches() {
        ClusterFixture cluster =
                ClusterFixture.leaves(4, 8).busyForEver(n(1, 3)).busyForEver(n(9, 10));

        Place place = Decided.on(cluster, wholeNodes("1", 10)).placed("1");

        assertThat(place.leafSwitches()).hasSize(2);
        assertThat(place.score().leafSwitches()).isEqualTo(2);
    }

    @Test
    void onALeafAJobFitsBestWhereLeastIsLeftOver() {
        ClusterFixture cluster = ClusterFixture.leaves(3, 8).busyForEver(n(9, 12));

        Place place = Decided.on(cluster, wholeNodes("1", 4)).placed("1");

        assertThat(place.nodes()).containsExactlyElementsOf(n(13, 16));
    }

    @Test
    void leafSwitchesThatMeetLowArePreferred() {
        ClusterFixture cluster =
                ClusterFixture.leaves(4, 4)
                        .withSwitchAbove("spine1", "leaf1", "leaf3")
                        .withSwitchAbove("spine2", "leaf2", "leaf4")
                        .withSwitchAbove("core", "spine1", "spine2")
                        .busyForEver(n(1, 1));

        Place place = Decided.on(cluster, wholeNodes("1", 8)).placed("1");

        assertThat(place.leafSwitches()).containsExactly("leaf2", "leaf4");
        assertThat(place.score().commonLevel()).isEqualTo(1);
    }

    @Test
    void domainsBelowOneSwitchArePreferred() {
        ClusterFixture cluster = ClusterFixture.nvl72(4);
        for (int rack = 1; rack <= 4; rack++) {
            String leaf = "leaf" + (rack % 2);
            cluster.withAll(
                    gb(18 * rack - 17, 18 * rack), node -> node.leafSwitches(List.of(leaf)));
        }

        Decided decided = Decided.on(cluster, wholeNodes("1", 36));

        assertThat(decided.domainsOf("1")).isEqualTo("nvl1:18 nvl3:18");
        assertThat(decided.placed("1").line()).contains("1 leaf switch;");
    }

    @Test
    void switchesAreCountedOnEachRail() {
        ClusterFixture cluster = ClusterFixture.nvl72(2);
        for (int rack = 1; rack <= 2; rack++) {
            List<String> byRail = List.of("rail1-leaf" + rack, "rail2-leaf" + rack);
            cluster.withAll(gb(18 * rack - 17, 18 * rack), node -> node.leafSwitches(byRail));
        }

        Decided one = Decided.on(cluster, wholeNodes("1", 18).maxSwitches(1));
        Decided two = Decided.on(cluster, wholeNodes("1", 20).maxSwitches(2));
        Decided tooMany = Decided.on(cluster, wholeNodes("1", 20).maxSwitches(1));

        assertThat(one.placed("1").leafSwitches()).containsExactly("rail1-leaf1", "rail2-leaf1");
        assertThat(two.placed("1").score().leafSwitches()).isEqualTo(4);
        assertThat(tooMany.refused("1").code()).isEqualTo(ReasonCode.NEVER_FITS);
    }

    @Test
    void requiredNodesAreAmongTheChosenAndExcludedOnesAreNot() {
        Decided decided =
                Decided.on(
                        ClusterFixture.nvl72(2),
                        wholeNodes("1", 4)
                                .requiredNodes(Set.of("gb020"))
                                .excludedNodes(Set.of("gb019", "gb021")));

        assertThat(decided.placed("1").nodes()).contains("gb020").doesNotContain("gb019", "gb021");
        assertThat(decided.domainsOf("1")).isEqualTo("nvl2:4");
    }
}
