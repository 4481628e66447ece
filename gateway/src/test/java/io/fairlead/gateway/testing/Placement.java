package io.fairlead.gateway.testing;

import io.fairlead.contracts.Contract;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.kafka.CloudEventHeaders;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.jspecify.annotations.Nullable;

/** placement-service, as far as the gateway hears it. */
public final class Placement {

    private static final AtomicLong COUNTER = new AtomicLong();

    private Placement() {}

    /** Decides. */
    public static long place(long epoch, String job, long id, String... nodes) {
        return decide(epoch, job, id, "PLACE", "placed by the test", nodes);
    }

    /** Lets it wait. */
    public static long waits(long epoch, String job, long id, String why) {
        return decide(epoch, job, id, "WAIT", why);
    }

    /** Leaves it to Slurm. */
    public static long refuse(long epoch, String job, long id, String why) {
        return decide(epoch, job, id, "REFUSE", why);
    }

    private static long decide(
            long epoch, String job, long id, String kind, String why, String... nodes) {
        long counter = COUNTER.incrementAndGet();
        Instant now = Instant.now();
        Map<String, @Nullable Object> value = new TreeMap<>();
        value.put("cluster", "lab");
        value.put("job", job);
        value.put("jobId", id);
        value.put("decision", kind);
        value.put("nodes", List.of(nodes));
        value.put("reason", why);
        value.put("nvlinkDomains", List.of());
        value.put("leafSwitches", 0);
        value.put("reasons", List.of());
        value.put("candidates", 8);
        value.put("wouldChange", null);
        value.put("earliestStart", null);
        value.put("inventoryRevision", 1);
        value.put("decidedAt", now.toString());
        value.put("jobSeenAt", now.toString());
        Contract.of("placement.decisions").check(Json.write(value));
        StateEvent event =
                new StateEvent(
                        "placement.decisions",
                        "lab/" + job,
                        new StateVersion(epoch, counter),
                        false,
                        Json.write(value),
                        now);
        send(event.topic(), event.key(), event.json(), CloudEventHeaders.of("placement", event));
        return counter;
    }

    /** Sends anything. */
    public static void send(String topic, String key, String json, Map<String, String> headers) {
        ProducerRecord<String, String> record = new ProducerRecord<>(topic, 0, key, json);
        headers.forEach(
                (name, text) -> record.headers().add(name, text.getBytes(StandardCharsets.UTF_8)));
        Map<String, Object> config =
                Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, Topic.bootstrapServers());
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.send(record).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A living member of placement's consumer group, until closed. */
    public static AutoCloseable alive() {
        Thread member = new Thread(Placement::poll, "placement");
        member.setDaemon(true);
        member.start();
        return () -> {
            member.interrupt();
            member.join(10_000);
        };
    }

    private static void poll() {
        Map<String, Object> config =
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        Topic.bootstrapServers(),
                        ConsumerConfig.GROUP_ID_CONFIG,
                        "placement-service");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("slurm.jobs"));
            while (!Thread.currentThread().isInterrupted()) {
                consumer.poll(Duration.ofMillis(200));
            }
        } catch (org.apache.kafka.common.errors.InterruptException e) {
            // Closed.
        }
    }
}
