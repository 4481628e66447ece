package io.fairlead.local.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.local.process.Child;
import io.fairlead.local.process.Ports;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a broker has acknowledged outlives it, however it ends. */
class KafkaRestartTest {

    private static final String TOPIC = TopicContract.topics().get(0).name();

    @TempDir Path directory;

    @Test
    void recordsSurviveARestartAndAKill() throws Exception {
        int port = Ports.free();
        int controllerPort = Ports.free();

        Child first = start(port, controllerPort);
        Topics.createMissing("127.0.0.1:" + port);
        send(port, "before the restart");
        first.stop();
        Child second = start(port, controllerPort);
        send(port, "before the kill");
        second.kill();
        Child third = start(port, controllerPort);

        assertThat(read(port, 2)).containsExactly("before the restart", "before the kill");
        third.stop();
        assertThat(third.alive()).isFalse();
    }

    private Child start(int port, int controllerPort) {
        Child broker =
                Child.start(
                        Kafka.spec(
                                directory.resolve("data"),
                                directory.resolve("kafka.log"),
                                port,
                                controllerPort));
        Kafka.awaitReady(broker, port);
        return broker;
    }

    private static void send(int port, String value) throws Exception {
        Map<String, Object> config =
                Map.of("bootstrap.servers", "127.0.0.1:" + port, "acks", "all");
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(TOPIC, 0, "key", value)).get();
        }
    }

    private static List<String> read(int port, int count) {
        Map<String, Object> config =
                Map.of("bootstrap.servers", "127.0.0.1:" + port, "auto.offset.reset", "earliest");
        List<String> values = new java.util.ArrayList<>();
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.assign(List.of(new TopicPartition(TOPIC, 0)));
            long deadline = System.nanoTime() + Duration.ofSeconds(20).toNanos();
            while (values.size() < count && System.nanoTime() < deadline) {
                for (ConsumerRecord<String, String> record :
                        consumer.poll(Duration.ofMillis(200))) {
                    values.add(record.value());
                }
            }
        }
        return values;
    }
}
