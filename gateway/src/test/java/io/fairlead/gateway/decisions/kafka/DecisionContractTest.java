package io.fairlead.gateway.decisions.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.contracts.Example;
import io.fairlead.contracts.Examples;
import io.fairlead.gateway.decisions.Decision;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.UnreadableEventException;
import io.fairlead.platform.events.kafka.CloudEventHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every decision that placement really sends is read. */
class DecisionContractTest {

    private static final String TOPIC = "placement.decisions";

    @TestFactory
    Stream<DynamicTest> recordedDecisions() {
        return Examples.of(TOPIC).stream()
                .map(e -> DynamicTest.dynamicTest(e.name(), () -> assertRead(e)));
    }

    @Test
    void whatCannotBeCarriedOutIsRefused() {
        assertUnreadable("{}", "job is missing");
        assertUnreadable("{\"job\":\"s1\",\"jobId\":7}", "decision is missing");
        assertUnreadable("{\"job\":\"s1\",\"jobId\":7,\"decision\":\"MOVE\"}", "MOVE");
        assertUnreadable(
                "{\"job\":\"s1\",\"jobId\":7,\"decision\":\"PLACE\",\"nodes\":[],"
                        + "\"decidedAt\":\"2026-12-01T04:00:00Z\"}",
                "without nodes");
    }

    private static void assertRead(Example example) {
        StateEvent event = event(example);
        if (event.deleted()) {
            assertThat(example.value().get("deleted").asBoolean()).isTrue();
            return;
        }
        Decision decision = Decision.read(event);
        assertThat(decision.version()).isEqualTo(event.version());
        assertThat(event.key()).endsWith("/" + decision.job());
        assertThat(decision.kind().name()).isEqualTo(example.value().get("decision").asText());
        assertThat(decision.nodes()).hasSize(example.value().get("nodes").size());
        assertThat(decision.reason()).isEqualTo(example.value().get("reason").asText());
    }

    private static void assertUnreadable(String json, String reason) {
        StateEvent event =
                new StateEvent(
                        TOPIC,
                        "lab/s1",
                        new io.fairlead.platform.events.StateVersion(1, 1),
                        false,
                        json,
                        java.time.Instant.EPOCH);
        assertThatThrownBy(() -> Decision.read(event))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining(reason);
    }

    private static StateEvent event(Example example) {
        byte[] value = example.value().toString().getBytes(StandardCharsets.UTF_8);
        ConsumerRecord<String, byte[]> record =
                new ConsumerRecord<>(TOPIC, 0, 0, example.key(), value);
        example.headers()
                .forEach(
                        (name, text) ->
                                record.headers().add(name, text.getBytes(StandardCharsets.UTF_8)));
        assertThat(List.of(record)).isNotEmpty();
        return CloudEventHeaders.event(record);
    }
}
