package io.fairlead.platform.events.kafka;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.utils.Utils;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.jspecify.annotations.Nullable;

/** Sends one record; done when the broker has it. */
@ApplicationScoped
class StateSender {

    private final MutinyEmitter<String> emitter;
    private final int partitions;

    StateSender(
            @Channel("state-out") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = 4096)
                    MutinyEmitter<String> emitter,
            @ConfigProperty(name = "fairlead.kafka.partitions") int partitions) {
        this.emitter = emitter;
        this.partitions = partitions;
    }

    /**
     * @param cluster what the partition goes by, so that one owner sees a cluster whole
     * @param value null is a tombstone
     */
    Uni<Void> send(
            String topic,
            String key,
            String cluster,
            Map<String, String> headers,
            @Nullable String value) {
        RecordHeaders recordHeaders = new RecordHeaders();
        headers.forEach(
                (name, text) -> recordHeaders.add(name, text.getBytes(StandardCharsets.UTF_8)));
        OutgoingKafkaRecordMetadata<String> metadata =
                OutgoingKafkaRecordMetadata.<String>builder()
                        .withTopic(topic)
                        .withKey(key)
                        .withPartition(partitionOf(cluster, partitions))
                        .withHeaders(recordHeaders)
                        .build();
        return emitter.sendMessage(Message.of(value).addMetadata(metadata));
    }

    static int partitionOf(String cluster, int partitions) {
        return Utils.toPositive(Utils.murmur2(cluster.getBytes(StandardCharsets.UTF_8)))
                % partitions;
    }
}
