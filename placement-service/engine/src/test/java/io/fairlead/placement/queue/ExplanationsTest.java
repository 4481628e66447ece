package io.fairlead.placement.queue;

import static io.fairlead.placement.fixtures.ClusterFixture.gb;
import static io.fairlead.placement.fixtures.JobFixture.partOfANode;
import static io.fairlead.placement.fixtures.JobFixture.wholeNodes;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.cluster.NodeState.Usability;
import io.fairlead.placement.cluster.Resources;
import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.decision.Decision.Wait;
import io.fairlead.placement.decision.Explanation;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.fixtures.ClusterFixture;
import io.fairlead.placement.fixtures.Decided;
import io.fairlead.placement.request.GpuDemand;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What people are told. */
class ExplanationsTest {

    @Test
    void everyNodeIsACandidateOrRuledOutForOneReason() {
        ClusterFixture cluster =
                ClusterFixture.nvl72(1)
                        .with("gb001", node -> node.partitions(Set.of("cpu")))
                        .with("gb003", node -> node.capacity(new Resources(2, 144, 1L << 40)))
                        .inState(Usability.DRAINED, "gb004")
                        .inState(Usability.DRAINING, "gb005")
                        .inState(Usability.DOWN, "gb006")
                        .inState(Usability.NOT_RESPONDING, "gb007")
                        .inState(Usability.RESERVED, "gb008")
                        .inState(Usability.FAILED, "gb009")
                        .inState(Usability.OUT_OF_USE, "gb010")
                        .inState(Usability.COMPLETING, "gb011")
                        .busyForEver(gb(12, 12))
                        .gpusUsed("gb013", 2)
                        .with("gb014", node -> node.allocated(new Resources(0, 144, 0)))
                        .with("gb015", node -> node.allocated(new Resources(0, 140, 0)))
                        .with("gb016", node -> node.allocated(new Resources(0, 1, 1L << 40)));
        cluster.withAll(gb(2, 18), node -> node.features(List.of("nvl72")));
        cluster.with("gb018", node -> node.features(List.of("other")));

        Place place =
                Decided.on(
                                cluster,
                                partOfANode("1", 4)
                                        .cpusPerNode(8)
                                        .memoryPerNodeBytes(1)
                                        .features("nvl72")
                                        .excludedNodes(Set.of("gb002")))
                        .placed("1");

        assertThat(place.nodes()).containsExactly("gb017");
        Explanation explanation = place.explanation();
        assertThat(explanation.lookedAt()).isEqualTo(18);
        assertThat(explanation.candidates()).isEqualTo(1);
        assertThat(explanation.ruledOut())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.ofEntries(
                                Map.entry(ReasonCode.WRONG_PARTITION, 1),
                                Map.entry(ReasonCode.EXCLUDED, 1),
                                Map.entry(ReasonCode.FEATURE_MISSING, 1),
                                Map.entry(ReasonCode.TOO_SMALL, 1),
                                Map.entry(ReasonCode.DRAINED, 1),
                                Map.entry(ReasonCode.DRAINING, 1),
                                Map.entry(ReasonCode.DOWN, 1),
                                Map.entry(ReasonCode.NOT_RESPONDING, 1),
                                Map.entry(ReasonCode.RESERVED, 1),
                                Map.entry(ReasonCode.FAILED, 1),
                                Map.entry(ReasonCode.OUT_OF_USE, 1),
                                Map.entry(ReasonCode.COMPLETING, 1),
                                Map.entry(ReasonCode.BUSY, 2),
                                Map.entry(ReasonCode.NOT_ENOUGH_GPUS_FREE, 1),
                                Map.entry(ReasonCode.NOT_ENOUGH_CPUS_FREE, 1),
                                Map.entry(ReasonCode.NOT_ENOUGH_MEMORY_FREE, 1)));
    }

    @Test
    void aSmallerSegmentThatFitsNowIsNamed() {
        ClusterFixture cluster =
                ClusterFixture.nvl72(2).busyForEver(gb(1, 9)).busyForEver(gb(19, 22));

        Wait wait = Decided.on(cluster, wholeNodes("1", 16).segmentSize(16)).waiting("1");

        assertThat(wait.reasons().get(0).code()).isEqualTo(ReasonCode.SEGMENTS_DO_NOT_FIT);
        assertThat(wait.wouldChange())
                .isEqualTo(
                        "needs 1 more segment of 16 free nodes in one domain;"
                                + " or --segment=8 fits now");
    }

    @Test
    void moreSwitchesThatFitNowAreNamed() {
        ClusterFixture cluster = ClusterFixture.leaves(3, 4).drained("n001", "n005", "n009");

        Wait wait = Decided.on(cluster, wholeNodes("1", 4).maxSwitches(1)).waiting("1");

        assertThat(wait.reasons().get(0).code()).isEqualTo(ReasonCode.SWITCHES_DO_NOT_FIT);
        assertThat(wait.wouldChange()).endsWith("or --switches=2 fits now");
    }

    @Test
    void aRequiredNodeThatIsNotFreeIsNamed() {
        ClusterFixture cluster = ClusterFixture.domains(1, 4).busyForEver(gb(2, 2));

        Wait wait = Decided.on(cluster, wholeNodes("1", 2).requiredNodes(gb(2, 2))).waiting("1");

        assertThat(wait.reasons().get(0).text()).isEqualTo("the required node gb002 is not free");
        assertThat(wait.wouldChange())
                .isEqualTo("needs gb002 free; or without --nodelist it fits now");
    }

    @Test
    void aWholeNodeJobIsToldWhereSharingWouldDo() {
        ClusterFixture cluster = ClusterFixture.domains(1, 1).gpusUsed("gb001", 1);

        Wait wait = Decided.on(cluster, partOfANode("1", 2).exclusive(true)).waiting("1");

        assertThat(wait.wouldChange()).endsWith("or without --exclusive it fits now");
    }

    @Test
    void linesFitSlurmsAdminComment() {
        ClusterFixture cluster = ClusterFixture.domains(60, 2);

        Place place = Decided.on(cluster, wholeNodes("1", 119)).placed("1");

        assertThat(place.line())
                .hasSizeLessThanOrEqualTo(Explanation.MAX_LINE)
                .startsWith(
                        "fairlead: 119 nodes in 60 NVLink domains (nvl1:2 nvl2:2 nvl3:2 nvl4:2 and 56 more)");
    }

    @Test
    void theScoreSaysWhatLaterJobsLose() {
        Place place = Decided.on(ClusterFixture.nvl72(1), wholeNodes("1", 3)).placed("1");

        assertThat(place.score().parts())
                .containsEntry("domains", 1)
                .containsEntry("segmentsOf18Lost", 1)
                .containsEntry("segmentsOf16Lost", 1)
                .containsEntry("segmentsOf8Lost", 1)
                .containsEntry("segmentsOf4Lost", 1)
                .containsEntry("segmentsOf1Lost", 3)
                .containsEntry("gpusLeftOver", 0)
                .containsEntry("nodesLeftOver", 15);
    }

    @Test
    void gpusForTheJobAreSpreadOverAsFewNodesAsCanGiveThem() {
        Place place =
                Decided.on(
                                ClusterFixture.nvl72(1),
                                partOfANode("1", 0).nodes(1, 18).gpus(new GpuDemand.PerJob(10)))
                        .placed("1");

        assertThat(place.nodes()).hasSize(3);
    }

    @Test
    void aRangeOfNodesGetsAsManyAsAreFree() {
        ClusterFixture cluster = ClusterFixture.nvl72(1).busyForEver(gb(1, 5));

        Decided decided = Decided.on(cluster, wholeNodes("1", 4).nodes(4, 16).segmentSize(4));

        assertThat(decided.placed("1").nodes()).hasSize(12);
    }
}
