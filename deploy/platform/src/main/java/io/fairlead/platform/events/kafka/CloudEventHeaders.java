package io.fairlead.platform.events.kafka;

import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.UnreadableEventException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;

/** CloudEvents 1.0 in Kafka's binary mode: what the headers of a state event say. */
public final class CloudEventHeaders {

    private CloudEventHeaders() {}

    /** The headers of an event that a service sends. */
    public static Map<String, String> of(String service, StateEvent event) {
        Map<String, String> headers = new TreeMap<>();
        headers.put("ce_specversion", "1.0");
        headers.put(
                "ce_id",
                event.version().epoch() + "-" + event.version().counter() + "-" + event.key());
        headers.put("ce_source", "/fairlead/" + service + "/" + event.cluster());
        headers.put("ce_type", "io.fairlead." + event.topic());
        headers.put("ce_time", event.time().toString());
        headers.put("ce_subject", event.key());
        headers.put("ce_epoch", Long.toString(event.version().epoch()));
        headers.put("ce_counter", Long.toString(event.version().counter()));
        headers.put("ce_deleted", Boolean.toString(event.deleted()));
        headers.put("content-type", "application/json");
        return headers;
    }

    /**
     * The event that a record carries.
     *
     * @throws UnreadableEventException naming the header that is missing or no number
     */
    public static StateEvent event(ConsumerRecord<String, byte[]> record) {
        StateVersion version =
                new StateVersion(number(record, "ce_epoch"), number(record, "ce_counter"));
        return new StateEvent(
                record.topic(),
                record.key(),
                version,
                "true".equals(optional(record, "ce_deleted", "false")),
                new String(record.value(), StandardCharsets.UTF_8),
                time(record));
    }

    private static long number(ConsumerRecord<String, byte[]> record, String name) {
        try {
            return Long.parseLong(optional(record, name, ""));
        } catch (NumberFormatException e) {
            throw new UnreadableEventException("header " + name + " is missing or no number");
        }
    }

    private static Instant time(ConsumerRecord<String, byte[]> record) {
        try {
            return Instant.parse(optional(record, "ce_time", ""));
        } catch (DateTimeParseException e) {
            throw new UnreadableEventException("header ce_time is missing or no RFC 3339 time");
        }
    }

    private static String optional(
            ConsumerRecord<String, byte[]> record, String name, String otherwise) {
        Header header = record.headers().lastHeader(name);
        return header == null ? otherwise : new String(header.value(), StandardCharsets.UTF_8);
    }
}
