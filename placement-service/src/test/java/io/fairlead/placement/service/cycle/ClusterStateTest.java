package io.fairlead.placement.service.cycle;

import static io.fairlead.placement.service.fixtures.ClusterFixture.NOW;
import static io.fairlead.placement.service.fixtures.ClusterFixture.cluster;
import static io.fairlead.placement.service.fixtures.JobFixture.job;
import static io.fairlead.placement.service.fixtures.JobFixture.key;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.placement.service.fixtures.ClusterFixture;
import io.fairlead.placement.service.topology.TopologySwitch;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClusterStateTest {

    @Test
    void nothingIsDecidedWithoutARevision() {
        ClusterFixture cluster = cluster(1, 0).jobs(job(1));
        cluster.state().inventory(TopologySwitch::withdrawn);

        assertThat(cluster.cycle().isEmpty()).isTrue();
    }

    @Test
    void nothingIsDecidedWithoutAnEpochOrAfterAnotherTookOver() {
        ClusterFixture cluster = cluster(1, 0).jobs(job(1));

        cluster.state().resign();
        assertThat(cluster.state().needsEpoch()).isTrue();
        assertThat(cluster.cycle().isEmpty()).isTrue();

        cluster.takeOver();
        cluster.state().replaced();
        assertThat(cluster.state().needsEpoch()).isFalse();
        assertThat(cluster.cycle().isEmpty()).isTrue();
    }

    @Test
    void anEpochAskedForBeforeAnotherTakeoverIsVoid() {
        ClusterFixture cluster = cluster(1, 0);
        cluster.state().resign();
        long term = cluster.state().term();
        cluster.state().resign();

        cluster.state().takeOver(term, 9, Map.of());

        assertThat(cluster.state().needsEpoch()).isTrue();
    }

    @Test
    void aClusterWhoseNodesAreStillArrivingIsNotDecidedYet() {
        ClusterFixture cluster = cluster(1, 0).jobs(job(1));

        Plan early = cluster.state().plan(NOW.minusSeconds(61));
        Plan settled = cluster.state().plan(NOW);

        assertThat(early.changes().isEmpty()).isTrue();
        assertThat(early.wakeAt()).isNotNull();
        assertThat(settled.changes().decisions()).hasSize(1);
    }

    @Test
    void theDecisionOfAnEndedJobIsDeletedOnce() {
        ClusterFixture cluster = cluster(1, 0).jobs(job(1));
        cluster.cycle();

        cluster.jobs(job(1).states("COMPLETED"));

        assertThat(cluster.cycle().deletions()).containsExactly(key(1));
        assertThat(cluster.cycle().isEmpty()).isTrue();
    }

    @Test
    void theSummaryCountsNodesAndWholeSegments() {
        ClusterFixture cluster =
                cluster(2, 10)
                        .slurm(ClusterFixture.node(18), 0, "IDLE", "DRAIN")
                        .slurm(ClusterFixture.node(17), 2, "MIXED")
                        .slurm("new1", 0, "IDLE")
                        .jobs(job(1).nodes(4));
        cluster.cycle();

        Summary summary = cluster.state().summary(cluster.state().revision());

        assertThat(summary.nodesByState())
                .containsEntry("FREE", 10)
                .containsEntry("BUSY", 24)
                .containsEntry("PARTLY_FREE", 1)
                .containsEntry("DRAINED", 1);
        assertThat(summary.notInInventory()).containsExactly("new1");
        assertThat(summary.pendingJobs()).isEqualTo(1);
        assertThat(summary.nodesKept()).isEqualTo(4);
        assertThat(summary.freeSegments()).contains(new Summary.FreeSegments(1, 10));
        assertThat(summary.freeSegments()).contains(new Summary.FreeSegments(18, 0));
    }
}
