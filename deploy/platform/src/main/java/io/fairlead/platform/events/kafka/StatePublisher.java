package io.fairlead.platform.events.kafka;

import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.postgres.StateStore;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Brings every written state to Kafka, at least once: woken by each write, and by a clock for what
 * a crash or an absent broker left behind.
 */
@ApplicationScoped
class StatePublisher {

    private static final Logger LOG = Logger.getLogger(StatePublisher.class);
    private static final int BATCH = 1000;

    private final StateStore store;
    private final StateSender sender;
    private final String service;
    private final Duration tombstoneAfter;
    private final Clock clock;
    // Wake-ups since the running pass began; the pass that brings it to zero is the last.
    private final AtomicInteger wakeUps = new AtomicInteger();

    StatePublisher(
            StateStore store,
            StateSender sender,
            Clock clock,
            @ConfigProperty(name = "quarkus.application.name") String service,
            @ConfigProperty(name = "fairlead.state.tombstone-after") Duration tombstoneAfter) {
        this.store = store;
        this.sender = sender;
        this.service = service;
        this.clock = clock;
        this.tombstoneAfter = tombstoneAfter;
    }

    void written(@Observes StateStore.StateWritten written) {
        wake();
    }

    @Scheduled(every = "1s", delayed = "1s")
    void wake() {
        if (wakeUps.getAndIncrement() == 0) {
            pass();
        }
    }

    private void pass() {
        int seen = wakeUps.get();
        publishAll()
                .subscribe()
                .with(
                        ignored -> finish(seen),
                        failure -> {
                            LOG.warnf("states are not sent yet, will be: %s", failure.getMessage());
                            wakeUps.set(0);
                        });
    }

    private void finish(int seen) {
        if (wakeUps.addAndGet(-seen) > 0) {
            pass();
        }
    }

    private Uni<Void> publishAll() {
        return store.unsent(BATCH)
                .chain(
                        events ->
                                events.isEmpty()
                                        ? Uni.createFrom().voidItem()
                                        : publish(events).chain(ignored -> publishAll()));
    }

    private Uni<Integer> publish(List<StateEvent> events) {
        List<Uni<Void>> sends =
                events.stream()
                        .map(
                                e ->
                                        sender.send(
                                                e.topic(),
                                                e.key(),
                                                e.cluster(),
                                                CloudEventHeaders.of(service, e),
                                                e.json()))
                        .toList();
        return Uni.join().all(sends).andFailFast().chain(ignored -> store.markSent(events));
    }

    @Scheduled(every = "1h", delayed = "1m")
    Uni<Void> tombstone() {
        return store.deletedBefore(clock.instant().minus(tombstoneAfter), BATCH)
                .chain(
                        events ->
                                events.isEmpty()
                                        ? Uni.createFrom().voidItem()
                                        : bury(events).replaceWithVoid());
    }

    private Uni<Integer> bury(List<StateEvent> events) {
        List<Uni<Void>> sends =
                events.stream()
                        .map(
                                e ->
                                        sender.send(
                                                e.topic(),
                                                e.key(),
                                                e.cluster(),
                                                CloudEventHeaders.of(service, e),
                                                null))
                        .toList();
        return Uni.join().all(sends).andFailFast().chain(ignored -> store.forget(events));
    }
}
