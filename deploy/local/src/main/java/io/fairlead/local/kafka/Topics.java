package io.fairlead.local.kafka;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.errors.TopicExistsException;

/** Creates topics at a broker. */
public final class Topics {

    private static final short ONE_BROKER = 1;

    private Topics() {}

    /** Creates those of the contract that do not exist; returns how many that were. */
    public static int createMissing(String bootstrapServers)
            throws InterruptedException, ExecutionException {
        try (Admin admin = admin(bootstrapServers)) {
            Set<String> existing = new HashSet<>(admin.listTopics().names().get());
            List<NewTopic> missing =
                    TopicContract.topics().stream()
                            .filter(topic -> !existing.contains(topic.name()))
                            .map(Topics::newTopic)
                            .toList();
            admin.createTopics(missing).all().get();
            return missing.size();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof TopicExistsException) {
                return 0;
            }
            throw e;
        }
    }

    /** Whether the broker has registered itself and answers. */
    static boolean brokerAnswers(String bootstrapServers)
            throws InterruptedException, ExecutionException {
        try (Admin admin = admin(bootstrapServers)) {
            return !admin.describeCluster().nodes().get().isEmpty();
        }
    }

    private static NewTopic newTopic(TopicSpec topic) {
        return new NewTopic(topic.name(), topic.partitions(), ONE_BROKER)
                .configs(topic.configuration());
    }

    private static Admin admin(String bootstrapServers) {
        return Admin.create(
                Map.of(
                        "bootstrap.servers", bootstrapServers,
                        "request.timeout.ms", "5000",
                        "default.api.timeout.ms", "10000",
                        "reconnect.backoff.max.ms", "200"));
    }
}
