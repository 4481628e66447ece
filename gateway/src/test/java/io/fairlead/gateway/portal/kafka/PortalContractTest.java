package io.fairlead.gateway.portal.kafka;

import static io.fairlead.gateway.portal.testing.Things.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.contracts.Example;
import io.fairlead.contracts.Examples;
import io.fairlead.gateway.portal.Watch;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the producers really send, read by the portal's real reader. */
class PortalContractTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "inventory.nodes",
                "inventory.revisions",
                "slurm.nodes",
                "slurm.jobs",
                "placement.decisions",
                "slurm.outcomes"
            })
    void everyRecordedEventIsRead(String topic) {
        for (Example example : Examples.of(topic)) {
            PortalProjection projection = new PortalProjection();

            projection.accept(event(example));

            String cluster = StateEvent.clusterOf(example.key());
            Watch watch = new Watch(projection.clusters().picture(cluster), OLGA);
            assertThat(Json.write(watch.take())).as(example.name()).contains(shown(example));
        }
    }

    /** What a page must show of an event: a live node by name, a live job by key. */
    private static String shown(Example example) {
        String field =
                switch (example.topic()) {
                    case "inventory.nodes", "slurm.nodes" -> "name";
                    case "slurm.jobs" -> "job";
                    case "inventory.revisions" -> "revision";
                    default -> "cluster";
                };
        boolean gone = example.value().path("deleted").asBoolean();
        if (gone) {
            field = "cluster";
        }
        return "\"" + field + "\":" + example.value().get(field);
    }

    private static StateEvent event(Example example) {
        return new StateEvent(
                example.topic(),
                example.key(),
                new StateVersion(
                        Long.parseLong(header(example, "ce_epoch")),
                        Long.parseLong(header(example, "ce_counter"))),
                Boolean.parseBoolean(header(example, "ce_deleted")),
                example.value().toString(),
                Instant.EPOCH);
    }

    private static String header(Example example, String name) {
        return Optional.ofNullable(example.headers().get(name)).orElse("0");
    }
}
