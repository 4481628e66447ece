package io.fairlead.placement.service.story;

import io.fairlead.local.testing.KafkaTestResource;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.Utils;

/** A topic seen with Kafka's own clients, past everything under test. */
final class Topic {

    private static final int PARTITIONS = 4;
    private static final Map<String, Object> BROKER =
            Map.of("bootstrap.servers", KafkaTestResource.bootstrapServers());

    private final String name;

    Topic(String name) {
        this.name = name;
    }

    /** One state event as its owner would send it. */
    record State(String key, long epoch, long counter, boolean deleted, String json) {}

    void send(List<State> states) {
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(BROKER, new StringSerializer(), new StringSerializer())) {
            for (State state : states) {
                producer.send(record(state)).get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private ProducerRecord<String, String> record(State state) {
        String cluster = state.key().split("/", 2)[0];
        int partition =
                Utils.toPositive(Utils.murmur2(cluster.getBytes(StandardCharsets.UTF_8)))
                        % PARTITIONS;
        ProducerRecord<String, String> record =
                new ProducerRecord<>(name, partition, state.key(), state.json());
        Map.of(
                        "ce_epoch", Long.toString(state.epoch()),
                        "ce_counter", Long.toString(state.counter()),
                        "ce_deleted", Boolean.toString(state.deleted()),
                        "ce_time", "2026-12-01T10:00:00Z")
                .forEach((k, v) -> record.headers().add(k, v.getBytes(StandardCharsets.UTF_8)));
        return record;
    }

    /** Everything in the topic now whose key starts so, in the order of its partition. */
    List<ConsumerRecord<String, String>> records(String keyPrefix) {
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(BROKER, new StringDeserializer(), new StringDeserializer())) {
            List<TopicPartition> partitions =
                    consumer.partitionsFor(name).stream()
                            .map(p -> new TopicPartition(name, p.partition()))
                            .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            List<ConsumerRecord<String, String>> found = new ArrayList<>();
            while (partitions.stream().anyMatch(p -> consumer.position(p) < ends.get(p))) {
                consumer.poll(Duration.ofMillis(200)).forEach(found::add);
            }
            return found.stream().filter(r -> r.key().startsWith(keyPrefix)).toList();
        }
    }

    static String header(ConsumerRecord<String, String> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }
}
