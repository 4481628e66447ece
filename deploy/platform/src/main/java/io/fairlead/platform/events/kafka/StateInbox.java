package io.fairlead.platform.events.kafka;

import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateHandler;
import io.fairlead.platform.events.StateVersion;
import io.quarkus.arc.All;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/**
 * Reads all state topics of this service with one consumer, so that whoever owns a cluster's
 * partition owns it in every topic, and hands each newer state to the handlers of its topic.
 */
@ApplicationScoped
public class StateInbox {

    private static final Logger LOG = Logger.getLogger(StateInbox.class);

    private final List<StateHandler> handlers;
    private final CatchUp catchUp;
    private final DeadLetters deadLetters;
    private final Map<String, Map<String, StateVersion>> versions = new HashMap<>();

    StateInbox(@All List<StateHandler> handlers, CatchUp catchUp, DeadLetters deadLetters) {
        this.handlers = handlers;
        this.catchUp = catchUp;
        this.deadLetters = deadLetters;
    }

    @Incoming("state")
    @Blocking
    void read(ConsumerRecords<String, byte[]> records) {
        announceTakeOver();
        for (TopicPartition partition : records.partitions()) {
            for (ConsumerRecord<String, byte[]> record : records.records(partition)) {
                read(record);
                catchUp.read(partition, record.offset());
            }
        }
        announceCatchUp();
    }

    /** Where all topics are empty no record comes to announce anything: the clock does. */
    void announceIdle() {
        announceTakeOver();
        announceCatchUp();
    }

    private synchronized void announceTakeOver() {
        if (catchUp.takeOver()) {
            handlers.forEach(StateHandler::takenOver);
        }
    }

    private synchronized void announceCatchUp() {
        if (catchUp.completeNow()) {
            LOG.info("all state known at the takeover is read");
            handlers.forEach(StateHandler::caughtUp);
        }
    }

    private synchronized void read(ConsumerRecord<String, byte[]> record) {
        try {
            Map<String, StateVersion> known =
                    versions.computeIfAbsent(record.topic(), ignored -> new HashMap<>());
            if (record.value() == null) {
                known.remove(record.key());
                return;
            }
            StateEvent event = CloudEventHeaders.event(record);
            StateVersion before = known.get(event.key());
            if (before == null || event.version().isNewerThan(before)) {
                known.put(event.key(), event.version());
                hand(event);
            }
        } catch (RuntimeException e) {
            String reason = e.getMessage() == null ? e.toString() : e.getMessage();
            deadLetters
                    .send(record, reason)
                    .subscribe()
                    .with(ok -> {}, f -> LOG.errorf("dead letter not sent: %s", f.getMessage()));
        }
    }

    /** One handler's trouble with an event is not another's: each gets it, then it is reported. */
    private void hand(StateEvent event) {
        RuntimeException first = null;
        for (StateHandler handler : handlers) {
            if (handler.topics().contains(event.topic())) {
                try {
                    handler.accept(event);
                } catch (RuntimeException e) {
                    first = first == null ? e : first;
                }
            }
        }
        if (first != null) {
            throw first;
        }
    }
}
