package io.fairlead.gateway.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.contracts.Contract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.ConfigProvider;

/** All that was sent to a topic from its start, each held to its schema. */
public final class Topic implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final String name;
    private final List<JsonNode> values = new CopyOnWriteArrayList<>();
    private final Thread reader;
    private volatile boolean closed;

    /** Reads a topic until closed. */
    public Topic(String name) {
        this.name = name;
        reader = new Thread(this::read, "topic-" + name);
        reader.setDaemon(true);
        reader.start();
    }

    /** Waits for a value. */
    public JsonNode await(String what, Predicate<JsonNode> wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            for (JsonNode value : values) {
                if (wanted.test(value)) {
                    return value;
                }
            }
            if (System.nanoTime() > end) {
                throw new AssertionError(
                        "not within "
                                + PATIENCE
                                + " on "
                                + name
                                + ": "
                                + what
                                + "; seen: "
                                + values);
            }
            pause();
        }
    }

    /** All values so far that match. */
    public List<JsonNode> all(Predicate<JsonNode> wanted) {
        return values.stream().filter(wanted).toList();
    }

    private void read() {
        Map<String, Object> config =
                Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers());
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            List<TopicPartition> partitions =
                    consumer.partitionsFor(name).stream()
                            .map(p -> new TopicPartition(name, p.partition()))
                            .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            while (!closed) {
                consumer.poll(Duration.ofMillis(100)).forEach(r -> values.add(parse(r.value())));
            }
        }
    }

    private JsonNode parse(String value) {
        try {
            JsonNode json = new ObjectMapper().readTree(value);
            if (name.startsWith("slurm.")) {
                Contract.of(name).check(value);
            }
            return json;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The test's broker. */
    public static String bootstrapServers() {
        return ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class);
    }

    static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
