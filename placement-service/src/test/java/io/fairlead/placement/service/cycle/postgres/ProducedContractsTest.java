package io.fairlead.placement.service.cycle.postgres;

import static io.fairlead.placement.service.fixtures.ClusterFixture.NOW;
import static io.fairlead.placement.service.fixtures.ClusterFixture.cluster;
import static io.fairlead.placement.service.fixtures.JobFixture.job;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.contracts.Example;
import io.fairlead.contracts.Examples;
import io.fairlead.placement.service.cycle.Changes;
import io.fairlead.placement.service.decisions.Outcome;
import io.fairlead.placement.service.fixtures.ClusterFixture;
import io.fairlead.platform.events.StateChange;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.kafka.CloudEventHeaders;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProducedContractsTest {

    @Test
    void aPlace() {
        verify("place", cluster(4, 4).jobs(job(1).nodes(16)).cycle());
    }

    @Test
    void aPlaceInSegments() {
        verify("place-segments", cluster(4, 2).jobs(job(1).nodes(32).segments(16)).cycle());
    }

    @Test
    void aPlaceOfPartOfANode() {
        verify("place-shared", cluster(1, 17).jobs(job(1).shared(2)).cycle());
    }

    @Test
    void aWait() {
        verify("wait", cluster(1, 10).jobs(job(1).nodes(12)).cycle());
    }

    @Test
    void aWaitAfterARejection() {
        ClusterFixture cluster = cluster(1, 14).jobs(job(1).nodes(4));
        cluster.cycle();
        cluster.answer(1, Outcome.Kind.REJECTED, NOW);

        verify("wait-rejected", cluster.cycle(NOW.plusSeconds(2)));
    }

    @Test
    void aRefusal() {
        verify("refuse", cluster(1, 0).jobs(job(1).array()).cycle());
    }

    @Test
    void aDeletion() {
        ClusterFixture cluster = cluster(1, 0).jobs(job(1));
        cluster.cycle();
        cluster.jobs(job(1).states("COMPLETED"));

        verify("deleted", cluster.cycle());
    }

    private static void verify(String name, Changes changes) {
        List<StateChange> rows = DecisionStore.rows("lab", changes);
        StateChange row = rows.get(rows.size() - 1);
        StateEvent event =
                new StateEvent(
                        "placement.decisions",
                        row.key(),
                        new StateVersion(2, 1),
                        row.deleted(),
                        row.json(),
                        NOW);
        Examples.verify(
                new Example(
                        event.topic(),
                        name,
                        event.key(),
                        CloudEventHeaders.of("placement-service", event),
                        parse(event.json())));
    }

    private static JsonNode parse(String json) {
        try {
            return new ObjectMapper().readTree(json);
        } catch (JsonProcessingException e) {
            throw new AssertionError(json, e);
        }
    }
}
