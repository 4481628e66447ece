package io.fairlead.gateway.portal.http;

import io.fairlead.gateway.portal.PortalEvent;
import io.fairlead.gateway.portal.Watch;
import io.fairlead.platform.events.Json;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;

/**
 * One page's stream. On each beat it sends what changed since the last one. A client that takes
 * nothing skips states, which the watch folds together; after half a minute it is dropped. So what
 * a client can hold of the server's memory is bounded.
 */
final class LiveStream {

    /** Short enough to look live; changes within one beat are sent as one. */
    static final Duration BEAT = Duration.ofMillis(200);

    /** Beats that may wait for a client: half a minute's. */
    static final int PATIENCE = 150;

    /** Proxies cut connections that are silent for a minute. */
    private static final long HEARTBEAT_BEATS = 75;

    private final Sse sse;
    private final Clock clock;
    private final Instant tokenEnds;
    private boolean ended;

    LiveStream(Sse sse, Clock clock, Instant tokenEnds) {
        this.sse = sse;
        this.clock = clock;
        this.tokenEnds = tokenEnds;
    }

    Multi<OutboundSseEvent> of(Supplier<Watch> watching) {
        return Multi.createFrom()
                .resource(watching, watch -> of(watch, Multi.createFrom().ticks().every(BEAT)))
                .withFinalizer(Watch::close);
    }

    Multi<OutboundSseEvent> of(Watch watch, Multi<Long> beats) {
        return beats.onOverflow()
                .buffer(PATIENCE)
                .select()
                .first(beat -> !ended)
                .onItem()
                .transformToIterable(beat -> events(watch, beat));
    }

    private List<OutboundSseEvent> events(Watch watch, long beat) {
        if (!clock.instant().isBefore(tokenEnds)) {
            ended = true;
            return List.of(event("end", "{\"reason\":\"token expired\"}"));
        }
        List<PortalEvent> changes = watch.take();
        if (changes.isEmpty() && beat % HEARTBEAT_BEATS == HEARTBEAT_BEATS - 1) {
            // A comment for proxies, an event for the page, which cannot see comments.
            return List.of(sse.newEventBuilder().comment("alive").name("alive").data("{}").build());
        }
        return changes.stream()
                .map(change -> event(change.name(), Json.write(change.data())))
                .toList();
    }

    private OutboundSseEvent event(String name, String json) {
        return sse.newEventBuilder().name(name).data(String.class, json).build();
    }
}
