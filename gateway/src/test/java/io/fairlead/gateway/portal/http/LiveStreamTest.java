package io.fairlead.gateway.portal.http;

import static io.fairlead.gateway.portal.testing.Things.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.portal.Clusters;
import io.fairlead.gateway.portal.Watch;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import io.smallrye.mutiny.subscription.BackPressureFailure;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.jboss.resteasy.reactive.server.jaxrs.SseImpl;
import org.junit.jupiter.api.Test;

class LiveStreamTest {

    private static final Instant NOW = Instant.parse("2026-03-02T08:00:00Z");

    private final Watch watch = new Watch(new Clusters().picture("lab"), OLGA);
    private final UnicastProcessor<Long> beats = UnicastProcessor.create();

    @Test
    void aClientThatTakesNothingForHalfAMinuteIsDropped() {
        AssertSubscriber<OutboundSseEvent> client = subscribe(NOW.plusSeconds(60), 1);

        for (long beat = 0; beat <= LiveStream.PATIENCE + 2; beat++) {
            beats.onNext(beat);
        }

        client.assertFailedWith(BackPressureFailure.class);
    }

    @Test
    void aClientThatTakesItsTimeIsNot() {
        AssertSubscriber<OutboundSseEvent> client = subscribe(NOW.plusSeconds(60), 1);

        for (long beat = 0; beat < LiveStream.PATIENCE - 2; beat++) {
            beats.onNext(beat);
        }
        client.request(10);

        client.assertNotTerminated();
        assertThat(client.getItems())
                .extracting(OutboundSseEvent::getName)
                .startsWith("racks", "jobs");
    }

    @Test
    void aQuietStreamSaysThatItIsAlive() {
        AssertSubscriber<OutboundSseEvent> client = subscribe(NOW.plusSeconds(60), Long.MAX_VALUE);

        for (long beat = 0; beat < 160; beat++) {
            beats.onNext(beat);
        }

        assertThat(client.getItems())
                .extracting(OutboundSseEvent::getComment)
                .containsExactly(null, null, "alive", "alive");
    }

    @Test
    void theStreamEndsWithItsToken() {
        AssertSubscriber<OutboundSseEvent> client = subscribe(NOW, Long.MAX_VALUE);

        beats.onNext(0L);
        beats.onNext(1L);

        client.assertCompleted();
        assertThat(client.getItems()).extracting(OutboundSseEvent::getName).containsExactly("end");
    }

    private AssertSubscriber<OutboundSseEvent> subscribe(Instant tokenEnds, long demand) {
        return new LiveStream(new SseImpl(), Clock.fixed(NOW, ZoneOffset.UTC), tokenEnds)
                .of(watch, beats)
                .subscribe()
                .withSubscriber(AssertSubscriber.create(demand));
    }
}
