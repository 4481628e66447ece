package io.fairlead.local.testing;

import io.fairlead.local.kafka.Kafka;
import io.fairlead.local.kafka.Topics;
import io.fairlead.local.process.Child;
import io.fairlead.local.process.Ports;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

/**
 * A real broker with the topics of the contract, one per JVM. Sets {@code kafka.bootstrap.servers}.
 */
public final class KafkaTestResource implements QuarkusTestResourceLifecycleManager {

    /** The broker's address; starts it where it does not run yet. */
    public static String bootstrapServers() {
        return Objects.requireNonNull(
                TestServers.shared(Kafka.NAME, KafkaTestResource::startBroker).get("bootstrap"));
    }

    @Override
    public Map<String, String> start() {
        return Map.of("kafka.bootstrap.servers", bootstrapServers());
    }

    @Override
    public void stop() {
        // The broker serves the next test class too, and ends with this JVM.
    }

    private static Map<String, String> startBroker() throws Exception {
        Path directory = TestServers.directory(Kafka.NAME);
        int port = Ports.free();
        Child broker =
                Child.start(
                        Kafka.spec(
                                directory.resolve("data"),
                                directory.resolve("kafka.log"),
                                port,
                                Ports.free()));
        Kafka.awaitReady(broker, port);
        String bootstrap = "127.0.0.1:" + port;
        Topics.createMissing(bootstrap);
        return Map.of("bootstrap", bootstrap);
    }
}
