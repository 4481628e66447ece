package io.fairlead.platform.events;

import static io.fairlead.platform.events.Await.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class StateInboxTest {

    private final RawTopic topic = new RawTopic("slurm.nodes");

    @Inject RecordingHandler handler;

    @Test
    void onlyANewerVersionReachesTheHandler() {
        topic.send("once/n1", RawTopic.headers(1, 5), "{\"v\":5}");
        topic.send("once/n1", RawTopic.headers(1, 5), "{\"v\":5}");
        topic.send("once/n1", RawTopic.headers(1, 4), "{\"v\":4}");
        topic.send("once/n1", RawTopic.headers(2, 1), "{\"v\":21}");
        topic.send("once/end", RawTopic.headers(1, 1), "{}");

        until(
                () ->
                        assertThat(handler.eventsOf("once"))
                                .last()
                                .extracting(StateEvent::key)
                                .isEqualTo("once/end"));

        assertThat(handler.eventsOf("once"))
                .extracting(StateEvent::json)
                .containsExactly("{\"v\":5}", "{\"v\":21}", "{}");
    }

    @Test
    void whatCannotBeReadGoesToTheDeadLettersAndNothingWaitsForIt() {
        topic.send("bad/n1", Map.of(), "{}");
        topic.send("bad/n2", RawTopic.headers(1, 1), "{\"unreadable\":true}");
        topic.send("bad/n3", RawTopic.headers(1, 1), "{}");

        until(
                () ->
                        assertThat(handler.eventsOf("bad"))
                                .extracting(StateEvent::key)
                                .containsExactly("bad/n3"));

        until(
                () ->
                        assertThat(new RawTopic("fairlead.deadletters").records("bad/"))
                                .extracting(
                                        r ->
                                                new String(
                                                        r.headers()
                                                                .lastHeader("deadletter-reason")
                                                                .value(),
                                                        StandardCharsets.UTF_8))
                                .containsExactlyInAnyOrder(
                                        "header ce_epoch is missing or no number",
                                        "field states: not a list"));
    }

    @Test
    void whatOneHandlerRefusesReachesTheOthers() {
        topic.send("picky/n1", RawTopic.headers(1, 1), "{}");

        until(() -> assertThat(handler.eventsOf("picky")).hasSize(1));
        until(() -> assertThat(new RawTopic("fairlead.deadletters").records("picky/")).hasSize(1));
    }

    @Test
    void theHandlerLearnsOnceThatEverythingThereWasIsRead() {
        until(() -> assertThat(handler.timesCaughtUp()).isEqualTo(1));
    }
}
