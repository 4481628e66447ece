package io.fairlead.placement.service.story;

import static io.fairlead.placement.service.story.Await.until;
import static io.fairlead.placement.service.story.Lab.node;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.fairlead.placement.service.story.Decisions.Said;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class PlacingStoryTest {

    @Test
    void aJobOf16NodesIsPlacedWhere14OfEachDomainAreFree() {
        Lab lab = ready("fourteen", 4);

        lab.jobArrives(1, 16);

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));
        Said said = decisions(lab, 1).last();
        assertThat(said.nodes()).hasSize(16).doesNotHaveDuplicates();
        assertThat(said.nodes()).noneMatch(name -> busy(name, 4));
        assertThat(said.value().get("nvlinkDomains")).hasSize(2);
        assertThat(said.value().get("reason").asText()).startsWith("fairlead: ");
    }

    @Test
    void nothingIsDecidedBeforeTheRevisionIsWhole() {
        Lab lab = new Lab("partial");
        lab.inventoryArrives();
        lab.manifestArrives(1, 1);
        lab.slurmNodesArrive(0);
        lab.jobArrives(1, 2);
        Await.pause(Duration.ofSeconds(2));
        assertThat(decisions(lab, 1).kinds()).isEmpty();

        lab.manifestArrives(2, 0);

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));
        assertThat(decisions(lab, 1).last().value().get("inventoryRevision").asLong()).isEqualTo(2);
    }

    @Test
    void nodesOfADecisionAreKeptForItsJobUntilItRuns() {
        Lab lab = ready("kept", 17);
        lab.jobArrives(1, 3);
        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));

        lab.jobArrives(2, 2);

        until(() -> assertThat(decisions(lab, 2).kinds()).containsExactly("WAIT"));
    }

    @Test
    void aRejectedDecisionIsTakenAgainWithAnotherResult() {
        Lab lab = ready("rejected", 10);
        lab.jobArrives(1, 4);
        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));
        Said first = decisions(lab, 1).last();

        lab.slurmNodeIs(first.nodes().get(0), 4, "ALLOCATED");
        lab.outcome(1, first.epoch(), first.counter(), "REJECTED", List.of());

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE", "PLACE"));
        assertThat(decisions(lab, 1).last().nodes())
                .hasSize(4)
                .doesNotContain(first.nodes().get(0));
    }

    @Test
    void theVerySameNodesAreNotNamedAgainAtOnceForTheSameReason() {
        Lab lab = ready("again", 16);
        lab.jobArrives(1, 8);
        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));
        Said first = decisions(lab, 1).last();

        lab.outcome(1, first.epoch(), first.counter(), "REJECTED", List.of());

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE", "WAIT"));
        assertThat(decisions(lab, 1).last().value().get("reasons").toString())
                .contains("SLURM_REJECTED", "Requested nodes are busy");
    }

    @Test
    void aDrainedNodeOfADecisionMakesItTakenAgainAtOnce() {
        Lab lab = ready("drained", 10);
        lab.jobArrives(1, 4);
        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));
        String lost = decisions(lab, 1).last().nodes().get(1);

        lab.slurmNodeIs(lost, 0, "IDLE", "DRAIN");

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE", "PLACE"));
        assertThat(decisions(lab, 1).last().nodes()).hasSize(4).doesNotContain(lost);
    }

    @Test
    void theDecisionOfAJobThatHasEndedIsDeleted() {
        Lab lab = ready("ended", 10);
        lab.jobArrives(1, 1);
        lab.jobArrives(2, 1);
        until(() -> assertThat(decisions(lab, 2).kinds()).containsExactly("PLACE"));
        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));

        lab.job(1, 1, Map.of("states", List.of("COMPLETED")));
        lab.jobIsDeleted(2);

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE", "DELETED"));
        until(() -> assertThat(decisions(lab, 2).kinds()).containsExactly("PLACE", "DELETED"));
    }

    @Test
    void aHeldJobIsDecidedWhenItIsReleased() {
        Lab lab = ready("held", 10);
        lab.job(1, 1, Map.of("held", true, "priority", 0));
        lab.jobArrives(2, 1);
        until(() -> assertThat(decisions(lab, 2).kinds()).containsExactly("PLACE"));
        assertThat(decisions(lab, 1).kinds()).isEmpty();

        lab.jobArrives(1, 1);

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));
    }

    @Test
    void aJobThatAsksForWhatWeDoNotUnderstandIsLeftToSlurmWithTheReason() {
        Lab lab = ready("refused", 10);

        lab.job(1, 1, Map.of("hetJob", true));

        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("REFUSE"));
        assertThat(decisions(lab, 1).last().value().get("reason").asText())
                .startsWith("fairlead: ");
    }

    @Test
    void aWaitIsNotSaidAgainWhileItsReasonStays() {
        Lab lab = ready("quiet", 17);
        lab.jobArrives(1, 8);
        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("WAIT"));

        for (int i = 0; i < 5; i++) {
            lab.slurmNodeIs(node(1, 2), 4 - i % 2, "MIXED");
            Await.pause(Duration.ofMillis(300));
        }

        assertThat(decisions(lab, 1).kinds()).containsExactly("WAIT");
    }

    private static Lab ready(String cluster, int busyPerDomain) {
        Lab lab = new Lab(cluster);
        lab.inventoryArrives();
        lab.manifestArrives(1, 0);
        lab.slurmNodesArrive(busyPerDomain);
        return lab;
    }

    private static Decisions decisions(Lab lab, long id) {
        return Decisions.about(lab.cluster(), lab.jobKey(id));
    }

    private static boolean busy(String name, int busyPerDomain) {
        int number = (Integer.parseInt(name.substring(2)) - 1) % Lab.NODES_PER_DOMAIN + 1;
        return number <= busyPerDomain;
    }
}
