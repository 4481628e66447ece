package io.fairlead.platform.events;

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

/** A topic seen with Kafka's own clients, past everything under test. */
final class RawTopic {

    private final String name;

    RawTopic(String name) {
        this.name = name;
    }

    /** Everything in the topic now whose key starts so. */
    List<ConsumerRecord<String, String>> records(String keyPrefix) {
        Map<String, Object> config =
                Map.of("bootstrap.servers", KafkaTestResource.bootstrapServers());
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
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

    void send(String key, Map<String, String> headers, String value) {
        Map<String, Object> config =
                Map.of("bootstrap.servers", KafkaTestResource.bootstrapServers());
        ProducerRecord<String, String> record = new ProducerRecord<>(name, key, value);
        headers.forEach((k, v) -> record.headers().add(k, v.getBytes(StandardCharsets.UTF_8)));
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.send(record).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    static Map<String, String> headers(long epoch, long counter) {
        return Map.of(
                "ce_epoch", Long.toString(epoch),
                "ce_counter", Long.toString(counter),
                "ce_time", "2026-12-01T00:00:00Z");
    }
}
