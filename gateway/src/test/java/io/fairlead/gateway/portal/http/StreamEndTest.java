package io.fairlead.gateway.portal.http;

import static io.fairlead.gateway.portal.testing.Things.node;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.portal.testing.Broker;
import io.fairlead.gateway.portal.testing.EventStream;
import io.fairlead.gateway.portal.testing.Gateway;
import io.fairlead.gateway.portal.testing.RealBackends;
import io.fairlead.gateway.portal.testing.TestTokens;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.time.Duration;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(RealBackends.class)
class StreamEndTest {

    @Test
    void aStreamDoesNotOutliveItsToken() {
        Broker.say(node("ending", "n1", 0, "IDLE"));
        Gateway.eventually(
                "the cluster is known",
                () -> Gateway.status("/api/clusters/ending/racks", TestTokens.olga()) == 200);

        String token = TestTokens.lasting(Duration.ofSeconds(4));
        try (EventStream stream = new EventStream("/api/clusters/ending/events", token)) {
            stream.await("event:racks");
            stream.await("event:end");
            Gateway.eventually("the stream is closed", stream::ended);
        }

        assertThat(Gateway.status("/api/me", token)).isEqualTo(401);
    }
}
