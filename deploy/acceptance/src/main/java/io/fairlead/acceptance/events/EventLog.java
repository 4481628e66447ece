package io.fairlead.acceptance.events;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Every event of some topics since the log was opened and before, as a new consumer sees them. */
public final class EventLog implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final KafkaConsumer<String, String> consumer;
    private final Thread reader;
    private final List<Event> events = new ArrayList<>();

    /**
     * One event.
     *
     * @param topic topic
     * @param key record key
     * @param value the state
     */
    public record Event(String topic, String key, JsonNode value) {

        /** A text field of the state; empty where it is not there. */
        public String text(String field) {
            return value.path(field).asText("");
        }
    }

    /** Reads the topics from their start, on a thread of its own. */
    public EventLog(String bootstrapServers, Collection<String> topics) {
        Map<String, Object> config =
                Map.of(
                        "bootstrap.servers",
                        bootstrapServers,
                        "group.id",
                        "story-" + UUID.randomUUID(),
                        "auto.offset.reset",
                        "earliest",
                        "enable.auto.commit",
                        false);
        consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
        consumer.subscribe(topics);
        reader = new Thread(this::read, "event-log");
        reader.setDaemon(true);
        reader.start();
    }

    /** All states of one job in a topic, oldest first. */
    public synchronized List<Event> ofJob(String topic, long jobId) {
        return events.stream()
                .filter(e -> e.topic().equals(topic) && e.value().path("jobId").asLong() == jobId)
                .toList();
    }

    /** The first state of a job in a topic whose field reads so. */
    public synchronized Optional<Event> first(String topic, long jobId, String field, String text) {
        return ofJob(topic, jobId).stream().filter(e -> e.text(field).equals(text)).findFirst();
    }

    @Override
    public void close() {
        consumer.wakeup();
    }

    private void read() {
        try (consumer) {
            while (true) {
                consumer.poll(Duration.ofSeconds(1)).forEach(this::add);
            }
        } catch (WakeupException e) {
            // close() was called
        }
    }

    private synchronized void add(ConsumerRecord<String, String> event) {
        if (event.value() == null) {
            return;
        }
        try {
            events.add(new Event(event.topic(), event.key(), JSON.readTree(event.value())));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(
                    "not JSON in " + event.topic() + ": " + event.value(), e);
        }
    }
}
