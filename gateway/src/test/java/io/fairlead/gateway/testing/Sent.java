package io.fairlead.gateway.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.contracts.Example;
import io.fairlead.contracts.Examples;
import io.fairlead.platform.events.StateChange;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.kafka.CloudEventHeaders;
import java.time.Instant;

/** A change as it goes over the wire. */
public final class Sent {

    private static final Instant AT = Instant.parse("2026-12-01T04:15:00Z");

    private Sent() {}

    /** Holds it to its schema and to the recorded example of that name. */
    public static void verify(String topic, String name, StateChange change) {
        StateEvent event =
                new StateEvent(
                        topic,
                        change.key(),
                        new StateVersion(4, 2),
                        change.deleted(),
                        change.json(),
                        AT);
        try {
            Examples.verify(
                    new Example(
                            topic,
                            name,
                            event.key(),
                            CloudEventHeaders.of("gateway", event),
                            new ObjectMapper().readTree(event.json())));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
