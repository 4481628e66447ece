package io.fairlead.gateway.portal.testing;

import io.fairlead.gateway.portal.Decision;
import io.fairlead.gateway.portal.InventoryNode;
import io.fairlead.gateway.portal.Outcome;
import io.fairlead.gateway.portal.SlurmJob;
import io.fairlead.gateway.portal.SlurmNode;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.kafka.CloudEventHeaders;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;

/** The other services, as far as they are heard: sends their state events over the real broker. */
public final class Broker {

    private static final AtomicLong COUNTER = new AtomicLong();
    private static final int PARTITION = 0;

    private Broker() {}

    public static void say(InventoryNode node) {
        send("inventory.nodes", node.cluster() + "/" + node.name(), Json.write(node), false);
    }

    public static void say(SlurmNode node) {
        send("slurm.nodes", node.cluster() + "/" + node.name(), Json.write(node), false);
    }

    public static void say(SlurmJob job) {
        send("slurm.jobs", job.cluster() + "/" + job.job(), Json.write(job), false);
    }

    public static void say(Decision decision) {
        send(
                "placement.decisions",
                decision.cluster() + "/" + decision.job(),
                Json.write(decision),
                false);
    }

    public static void say(Outcome outcome) {
        send("slurm.outcomes", outcome.cluster() + "/" + outcome.job(), Json.write(outcome), false);
    }

    /** That a job is gone. */
    public static void gone(SlurmJob job) {
        String identity =
                Json.write(Map.of("cluster", job.cluster(), "job", job.job(), "deleted", true));
        send("slurm.jobs", job.cluster() + "/" + job.job(), identity, true);
    }

    private static void send(String topic, String key, String json, boolean deleted) {
        StateEvent event =
                new StateEvent(
                        topic,
                        key,
                        new StateVersion(1, COUNTER.incrementAndGet()),
                        deleted,
                        json,
                        Things.MORNING);
        ProducerRecord<String, String> record =
                new ProducerRecord<>(topic, PARTITION, key, event.json());
        CloudEventHeaders.of("test", event)
                .forEach(
                        (name, text) ->
                                record.headers().add(name, text.getBytes(StandardCharsets.UTF_8)));
        Map<String, Object> config =
                Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers());
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.send(record).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String bootstrapServers() {
        return ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class);
    }
}
