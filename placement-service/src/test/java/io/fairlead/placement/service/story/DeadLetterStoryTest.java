package io.fairlead.placement.service.story;

import static io.fairlead.placement.service.story.Await.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class DeadLetterStoryTest {

    @Test
    void anUnreadableRecordGoesToTheDeadLettersAndNothingElseWaits() {
        Lab lab = new Lab("dead");
        lab.inventoryArrives();
        lab.manifestArrives(1, 0);
        lab.slurmNodesArrive(0);
        new Topic("slurm.jobs")
                .send(
                        List.of(
                                new Topic.State("dead/s0", 1, 1, false, "{\"job\":\"s0\""),
                                new Topic.State("dead/s9", 1, 1, false, "{\"job\":\"s9\"}")));

        lab.jobArrives(1, 2);

        until(
                () ->
                        assertThat(Decisions.about("dead", lab.jobKey(1)).kinds())
                                .containsExactly("PLACE"));
        until(
                () ->
                        assertThat(new Topic("fairlead.deadletters").records("dead/"))
                                .extracting(r -> r.key())
                                .containsExactlyInAnyOrder("dead/s0", "dead/s9"));
    }
}
