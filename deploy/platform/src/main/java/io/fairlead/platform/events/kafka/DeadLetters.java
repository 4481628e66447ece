package io.fairlead.platform.events.kafka;

import io.fairlead.platform.events.StateEvent;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Where a record goes that cannot be read: with its reason, for an operator to see; nothing else
 * waits for it.
 */
@ApplicationScoped
public class DeadLetters {

    private static final Logger LOG = Logger.getLogger(DeadLetters.class);
    private static final String TOPIC = "fairlead.deadletters";

    private final StateSender sender;
    private final MeterRegistry meters;
    private final String service;

    DeadLetters(
            StateSender sender,
            MeterRegistry meters,
            @ConfigProperty(name = "quarkus.application.name") String service) {
        this.sender = sender;
        this.meters = meters;
        this.service = service;
    }

    /** Sends a record there. Once per read of the record: a replay reports it again. */
    public Uni<Void> send(ConsumerRecord<String, byte[]> record, String reason) {
        String at = record.topic() + "-" + record.partition() + "@" + record.offset();
        LOG.warnf("unreadable record %s, key %s: %s", at, record.key(), reason);
        meters.counter("fairlead.deadletters", "topic", record.topic()).increment();
        String key = record.key() == null ? at : record.key();
        Map<String, String> headers = new TreeMap<>();
        headers.put("deadletter-topic", record.topic());
        headers.put("deadletter-partition", Integer.toString(record.partition()));
        headers.put("deadletter-offset", Long.toString(record.offset()));
        headers.put("deadletter-service", service);
        headers.put("deadletter-reason", reason);
        String value =
                record.value() == null ? "" : new String(record.value(), StandardCharsets.UTF_8);
        return sender.send(TOPIC, key, StateEvent.clusterOf(key), headers, value);
    }
}
