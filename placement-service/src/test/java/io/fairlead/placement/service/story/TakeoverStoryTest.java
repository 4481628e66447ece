package io.fairlead.placement.service.story;

import static io.fairlead.placement.service.story.Await.until;
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
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class TakeoverStoryTest {

    @ConfigProperty(name = "mp.messaging.incoming.state.topics")
    List<String> topics;

    @Test
    void aTakeoverGivesEveryDecisionWithoutAnswerTheNewEpoch() {
        Lab lab = new Lab("takeover");
        lab.inventoryArrives();
        lab.manifestArrives(1, 0);
        lab.slurmNodesArrive(10);
        lab.jobArrives(1, 4);
        lab.jobArrives(2, 4);
        lab.jobArrives(3, 72);
        until(() -> assertThat(decisions(lab, 1).kinds()).containsExactly("PLACE"));
        until(() -> assertThat(decisions(lab, 2).kinds()).containsExactly("PLACE"));
        until(() -> assertThat(decisions(lab, 3).kinds()).containsExactly("WAIT"));
        Said unanswered = decisions(lab, 1).last();
        Said accepted = decisions(lab, 2).last();
        lab.outcome(2, accepted.epoch(), accepted.counter(), "ACCEPTED", accepted.nodes());
        lab.jobArrives(4, 1);
        until(() -> assertThat(decisions(lab, 4).kinds()).containsExactly("PLACE"));

        anotherInstanceComesAndGoes();

        until(() -> assertThat(decisions(lab, 1).last().epoch()).isGreaterThan(unanswered.epoch()));
        assertThat(decisions(lab, 1).last().nodes()).hasSize(4);
        until(() -> assertThat(decisions(lab, 3).last().epoch()).isGreaterThan(unanswered.epoch()));
        assertThat(decisions(lab, 3).last().kind()).isEqualTo("WAIT");
        assertThat(decisions(lab, 2).kinds()).containsExactly("PLACE");
        assertThat(decisions(lab, 2).last().epoch()).isEqualTo(accepted.epoch());
        assertThat(decisions(lab, 1).last().nodes()).doesNotContainAnyElementsOf(accepted.nodes());
    }

    /** A second member of the group takes partitions over; when it leaves they come back. */
    private void anotherInstanceComesAndGoes() {
        Map<String, Object> config =
                Map.of(
                        "bootstrap.servers",
                        KafkaTestResource.bootstrapServers(),
                        "group.id",
                        "placement-service");
        try (KafkaConsumer<String, String> other =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            other.subscribe(Set.copyOf(topics));
            until(
                    () -> {
                        other.poll(Duration.ofMillis(200));
                        assertThat(other.assignment()).isNotEmpty();
                    });
        }
    }

    private static Decisions decisions(Lab lab, long id) {
        return Decisions.about(lab.cluster(), lab.jobKey(id));
    }
}
