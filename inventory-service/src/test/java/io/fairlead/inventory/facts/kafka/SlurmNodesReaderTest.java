package io.fairlead.inventory.facts.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.contracts.Example;
import io.fairlead.contracts.Examples;
import io.fairlead.inventory.facts.KnownNodes;
import io.fairlead.inventory.facts.NodeFacts;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.UnreadableEventException;
import java.time.Clock;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SlurmNodesReaderTest {

    private final KnownNodes known = new KnownNodes(Clock.systemUTC());
    private final SlurmNodesReader reader = new SlurmNodesReader(known);

    @Test
    void theGatewaysExamplesAreUnderstood() {
        for (Example example : Examples.of("slurm.nodes")) {
            String name = example.value().get("name").asText();
            boolean deleted = example.value().path("deleted").asBoolean();

            reader.accept(event(example.key(), deleted, example.value().toString()));

            NodeFacts facts = known.of(StateEvent.clusterOf(example.key())).nodes().get(name);
            if (deleted) {
                assertThat(facts).isNull();
            } else {
                assertThat(facts.gpus()).isEqualTo(example.value().get("gpus").asInt());
                assertThat(facts.memoryBytes())
                        .isEqualTo(example.value().get("memoryBytes").asLong());
            }
        }
    }

    @Test
    void aNodeThatIsGoneIsForgotten() {
        reader.accept(
                event(
                        "lab/gb001",
                        false,
                        "{\"name\":\"gb001\",\"gpus\":4,\"cpus\":1,\"memoryBytes\":2}"));
        assertThat(known.of("lab").nodes()).containsKey("gb001");

        reader.accept(event("lab/gb001", true, "{\"name\":\"gb001\",\"deleted\":true}"));

        assertThat(known.of("lab").nodes()).isEmpty();
    }

    @Test
    void whatIsNoNodeIsUnreadable() {
        assertThatThrownBy(
                        () ->
                                reader.accept(
                                        event(
                                                "lab/x",
                                                false,
                                                "{\"gpus\":4,\"cpus\":1,\"memoryBytes\":2}")))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("name");
        assertThatThrownBy(
                        () ->
                                reader.accept(
                                        event(
                                                "lab/x",
                                                false,
                                                "{\"name\":\"x\",\"gpus\":-1,\"cpus\":1,\"memoryBytes\":2}")))
                .isInstanceOf(UnreadableEventException.class);
    }

    private static StateEvent event(String key, boolean deleted, String json) {
        return new StateEvent(
                "slurm.nodes", key, new StateVersion(1, 1), deleted, json, Instant.EPOCH);
    }
}
