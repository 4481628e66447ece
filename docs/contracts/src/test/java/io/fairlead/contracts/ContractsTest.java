package io.fairlead.contracts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContractsTest {

    @ParameterizedTest
    @MethodSource("topicsWithExamples")
    void everyRecordedExampleKeepsItsSchema(String topic) {
        Contract contract = Contract.of(topic);

        List<String> violations =
                Examples.of(topic).stream()
                        .flatMap(e -> contract.violations(e.value()).stream())
                        .toList();

        assertThat(violations).isEmpty();
    }

    @Test
    void everyChannelNamesASchemaThatExists() throws IOException {
        JsonNode channels =
                new YAMLMapper().readTree(Path.of("asyncapi.yaml").toFile()).get("channels");

        List<String> topics = new ArrayList<>();
        channels.properties().forEach(c -> topics.add(c.getValue().get("address").asText()));

        assertThat(topics).contains("slurm.jobs", "placement.decisions", "inventory.revisions");
        topics.removeIf(t -> t.equals("fairlead.deadletters") || t.equals("slurm.jobstart"));
        assertThat(topics).allSatisfy(t -> assertThat(Path.of("schemas", t + ".json")).exists());
    }

    @Test
    void allTopicsHaveTheSameNumberOfPartitions() throws IOException {
        JsonNode channels =
                new YAMLMapper().readTree(Path.of("asyncapi.yaml").toFile()).get("channels");

        List<JsonNode> partitions =
                channels.properties().stream()
                        .map(c -> c.getValue().at("/bindings/kafka/partitions"))
                        .distinct()
                        .toList();

        assertThat(partitions).hasSize(1);
    }

    @Test
    void aDeletionCarriesItsIdentityAndNothingElse() {
        Contract contract = Contract.of("slurm.nodes");

        contract.check("{\"cluster\":\"lab\",\"name\":\"gb001\",\"deleted\":true}");

        assertThatThrownBy(() -> contract.check("{\"cluster\":\"lab\",\"name\":\"gb001\"}"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("states");
    }

    static Stream<String> topicsWithExamples() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("examples"))) {
            return folders.map(f -> String.valueOf(f.getFileName())).sorted().toList().stream();
        }
    }
}
