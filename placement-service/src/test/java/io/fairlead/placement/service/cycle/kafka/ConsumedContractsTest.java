package io.fairlead.placement.service.cycle.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fairlead.contracts.Example;
import io.fairlead.contracts.Examples;
import io.fairlead.placement.service.cycle.ClusterState;
import io.fairlead.placement.service.cycle.Clusters;
import io.fairlead.placement.service.decisions.Outcome;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.nodes.SlurmNode;
import io.fairlead.placement.service.topology.Completeness;
import io.fairlead.placement.service.topology.InventoryNode;
import io.fairlead.placement.service.topology.InventorySwitch;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.UnreadableEventException;
import io.fairlead.platform.events.kafka.CloudEventHeaders;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConsumedContractsTest {

    private static final Clock CLOCK =
            Clock.fixed(Instant.parse("2026-12-01T10:00:00Z"), ZoneOffset.UTC);

    private final Clusters clusters = new Clusters();
    private final ClusterEvents reader = new ClusterEvents(clusters, CLOCK);

    static Stream<Example> examples() {
        return Stream.of(
                        "inventory.nodes",
                        "inventory.switches",
                        "inventory.revisions",
                        "slurm.nodes",
                        "slurm.jobs",
                        "slurm.outcomes")
                .flatMap(topic -> Examples.of(topic).stream());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsRead(Example example) {
        StateEvent event = event(example);

        reader.accept(event);

        if (!event.deleted()) {
            assertThat(known(event, example.value())).isTrue();
        }
    }

    @Test
    void aValueAboutAnotherThingThanItsKeyIsUnreadable() {
        Example example = first("slurm.nodes");
        ObjectNode other = example.value().deepCopy();
        other.put("name", "another");

        assertThatThrownBy(() -> reader.accept(event(with(example, other))))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("the value is about another");
        assertThat(clusters.all()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void aFieldNobodyKnowsYetDoesNoHarm(Example example) {
        ObjectNode more = example.value().deepCopy();
        more.putObject("newField").put("of", "a later version");

        reader.accept(event(with(example, more)));

        assertThat(clusters.find(example.key().split("/", 2)[0])).isNotNull();
    }

    private boolean known(StateEvent event, JsonNode value) {
        ClusterState state = Objects.requireNonNull(clusters.find(event.cluster()));
        return switch (event.topic()) {
            case "inventory.nodes" -> sameNode(Json.read(event.json(), InventoryNode.class), value);
            case "inventory.switches" ->
                    Json.read(event.json(), InventorySwitch.class).level()
                            == value.get("level").asInt();
            case "inventory.revisions" ->
                    !(state.completeness() instanceof Completeness.Unannounced);
            case "slurm.nodes" -> sameNode(Json.read(event.json(), SlurmNode.class), value);
            case "slurm.jobs" -> jobKnown(state, value);
            default ->
                    Json.read(event.json(), Outcome.class)
                            .outcome()
                            .name()
                            .equals(value.get("outcome").asText());
        };
    }

    private static boolean sameNode(InventoryNode node, JsonNode value) {
        return node.gpus() == value.get("gpus").asInt()
                && node.memoryBytes() == value.get("memoryBytes").asLong()
                && Objects.equals(node.nvlinkDomain(), value.get("nvlinkDomain").textValue())
                && node.leafSwitches().size() == value.get("leafSwitches").size();
    }

    private static boolean sameNode(SlurmNode node, JsonNode value) {
        boolean idle = value.get("states").size() == 1 && node.states().contains("IDLE");
        return node.gpusAllocated() == value.get("gpusAllocated").asInt()
                && node.cpus() == value.get("cpus").asInt()
                && node.partitions().size() == value.get("partitions").size()
                && (!idle || node.state().available());
    }

    private static boolean jobKnown(ClusterState state, JsonNode value) {
        boolean waitsOrRuns =
                value.get("states").toString().matches(".*(PENDING|RUNNING|COMPLETING).*");
        return waitsOrRuns
                == state.jobs().stream()
                        .map(SlurmJob::jobId)
                        .anyMatch(id -> id == value.get("jobId").asLong());
    }

    private static Example first(String topic) {
        return Examples.of(topic).stream()
                .filter(e -> !e.value().has("deleted"))
                .findFirst()
                .orElseThrow();
    }

    private static Example with(Example example, JsonNode value) {
        return new Example(
                example.topic(), example.name(), example.key(), example.headers(), value);
    }

    private static StateEvent event(Example example) {
        ConsumerRecord<String, byte[]> record =
                new ConsumerRecord<>(
                        example.topic(),
                        0,
                        0,
                        example.key(),
                        example.value().toString().getBytes(StandardCharsets.UTF_8));
        for (Map.Entry<String, String> header : example.headers().entrySet()) {
            record.headers()
                    .add(header.getKey(), header.getValue().getBytes(StandardCharsets.UTF_8));
        }
        return CloudEventHeaders.event(record);
    }
}
