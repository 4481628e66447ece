package io.fairlead.inventory.revision;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.local.testing.KafkaTestResource;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import io.smallrye.jwt.build.Jwt;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.Utils;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** The service's surroundings in short words: Slurm's nodes as events, callers, what Kafka has. */
final class World {

    static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int PARTITIONS = 4;
    private static final long HOUR = 3600;

    private World() {}

    /** Nodes of four GPUs each, as the gateway would tell of them. */
    static void slurmHas(String cluster, int version, String... nodes) {
        for (String node : nodes) {
            send(
                    cluster,
                    node,
                    version,
                    false,
                    """
                    {"cluster":"%s","name":"%s","states":["IDLE"],"reason":"","gpuModel":"gb200",\
                    "gpus":4,"gpusAllocated":0,"cpus":144,"cpusAllocated":0,\
                    "memoryBytes":943718400000,"memoryAllocatedBytes":0,"partitions":["gpu"],\
                    "features":[]}"""
                            .formatted(cluster, node));
        }
    }

    static void slurmHasNoMore(String cluster, int version, String node) {
        send(
                cluster,
                node,
                version,
                true,
                "{\"cluster\":\"%s\",\"name\":\"%s\",\"deleted\":true}".formatted(cluster, node));
    }

    private static void send(
            String cluster, String node, int version, boolean deleted, String json) {
        int partition = Utils.toPositive(Utils.murmur2(cluster.getBytes(StandardCharsets.UTF_8)));
        ProducerRecord<String, String> record =
                new ProducerRecord<>(
                        "slurm.nodes", partition % PARTITIONS, cluster + "/" + node, json);
        Map.of(
                        "ce_epoch",
                        "1",
                        "ce_counter",
                        Integer.toString(version),
                        "ce_time",
                        "2026-11-30T12:00:00Z",
                        "ce_deleted",
                        Boolean.toString(deleted))
                .forEach(
                        (name, value) ->
                                record.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(kafka(), new StringSerializer(), new StringSerializer())) {
            producer.send(record).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    /** All records of a topic that belong to a cluster, in order. */
    static List<ConsumerRecord<String, String>> sent(String topic, String cluster) {
        List<ConsumerRecord<String, String>> records = new ArrayList<>();
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(kafka(), new StringDeserializer(), new StringDeserializer())) {
            List<TopicPartition> partitions = new ArrayList<>();
            for (int i = 0; i < PARTITIONS; i++) {
                partitions.add(new TopicPartition(topic, i));
            }
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (ends.entrySet().stream()
                    .anyMatch(e -> consumer.position(e.getKey()) < e.getValue())) {
                consumer.poll(Duration.ofMillis(200)).forEach(records::add);
            }
        }
        records.removeIf(r -> !r.key().equals(cluster) && !r.key().startsWith(cluster + "/"));
        return records;
    }

    /** The last record of each key. */
    static Map<String, ConsumerRecord<String, String>> latest(String topic, String cluster) {
        Map<String, ConsumerRecord<String, String>> latest = new TreeMap<>();
        sent(topic, cluster).forEach(record -> latest.put(record.key(), record));
        return latest;
    }

    static String header(ConsumerRecord<String, String> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }

    private static Properties kafka() {
        Properties properties = new Properties();
        properties.put("bootstrap.servers", KafkaTestResource.bootstrapServers());
        return properties;
    }

    static RequestSpecification operator() {
        return caller("inventory-service", HOUR, "operator");
    }

    static RequestSpecification caller(String audience, long validSeconds, String... roles) {
        Instant now = Instant.now();
        return given().auth()
                .oauth2(
                        Jwt.preferredUserName("olga")
                                .issuer("https://server.example.com")
                                .audience(audience)
                                .claim("realm_access", Map.of("roles", List.of(roles)))
                                .issuedAt(now.minusSeconds(2 * HOUR))
                                .expiresAt(now.plusSeconds(validSeconds))
                                .sign());
    }

    /** An operator brings a topology file. */
    static ValidatableResponse post(String cluster, String file, String text) {
        return operator()
                .contentType("text/plain")
                .body(text)
                .post("/clusters/" + cluster + "/revisions?file=" + file)
                .then();
    }

    /** Waits until an assertion holds. */
    static void until(ThrowingCallable assertion) {
        Instant end = Instant.now().plus(PATIENCE);
        while (true) {
            try {
                assertion.call();
                return;
            } catch (Throwable e) {
                if (Instant.now().isAfter(end)) {
                    throw new AssertionError("not within " + PATIENCE, e);
                }
            }
            pause(Duration.ofMillis(200));
        }
    }

    static void pause(Duration duration) {
        try {
            Thread.sleep(duration.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** Waits until the service knows these nodes, so that an import can name them. */
    static void untilKnown(String cluster, String conf) {
        until(
                () ->
                        assertThat(
                                        operator()
                                                .contentType("text/plain")
                                                .body(conf)
                                                .post(
                                                        "/clusters/"
                                                                + cluster
                                                                + "/revisions?file=t.conf&dryRun=true")
                                                .statusCode())
                                .isEqualTo(200));
    }
}
