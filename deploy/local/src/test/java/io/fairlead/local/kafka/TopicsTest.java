package io.fairlead.local.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.local.testing.KafkaTestResource;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.junit.jupiter.api.Test;

/** A real broker has the topics of the contract, and no others. */
class TopicsTest {

    @Test
    void everyTopicIsAsTheContractSays() throws Exception {
        try (Admin admin = admin()) {
            for (TopicSpec topic : TopicContract.topics()) {
                TopicDescription description =
                        admin.describeTopics(List.of(topic.name()))
                                .allTopicNames()
                                .get()
                                .get(topic.name());
                ConfigResource resource =
                        new ConfigResource(ConfigResource.Type.TOPIC, topic.name());
                Config config = admin.describeConfigs(List.of(resource)).all().get().get(resource);

                assertThat(description.partitions()).as(topic.name()).hasSize(topic.partitions());
                topic.configuration()
                        .forEach(
                                (key, value) ->
                                        assertThat(config.get(key).value())
                                                .as(topic.name() + " " + key)
                                                .isEqualTo(value));
            }
        }
    }

    @Test
    void creatingThemAgainChangesNothing() throws Exception {
        assertThat(TopicContract.topics()).hasSizeGreaterThan(5);
        assertThat(Topics.createMissing(KafkaTestResource.bootstrapServers())).isZero();
    }

    @Test
    void aTopicThatIsNotInTheContractDoesNotComeIntoBeing() {
        try (Admin admin = admin()) {
            assertThatThrownBy(
                            () ->
                                    admin.describeTopics(List.of("not.in.the.contract"))
                                            .allTopicNames()
                                            .get(10, TimeUnit.SECONDS))
                    .hasCauseInstanceOf(UnknownTopicOrPartitionException.class);
        }
    }

    @Test
    void aTopicIsReadWithItsAddressAndSettings() {
        String document =
                """
                channels:
                  jobs:
                    address: slurm.jobs
                    bindings:
                      kafka:
                        partitions: 3
                        topicConfiguration:
                          cleanup.policy: [compact, delete]
                          retention.ms: 1000
                """;

        List<TopicSpec> topics =
                TopicContract.read(
                        new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));

        assertThat(topics)
                .containsExactly(
                        new TopicSpec(
                                "slurm.jobs",
                                3,
                                Map.of(
                                        "cleanup.policy",
                                        "compact,delete",
                                        "retention.ms",
                                        "1000")));
    }

    @Test
    void aTopicWithoutPartitionsIsAMistakeInTheContract() {
        byte[] document =
                "channels: {jobs: {address: slurm.jobs}}".getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> TopicContract.read(new ByteArrayInputStream(document)))
                .hasMessageContaining("channel jobs");
    }

    private static Admin admin() {
        return Admin.create(Map.of("bootstrap.servers", KafkaTestResource.bootstrapServers()));
    }
}
