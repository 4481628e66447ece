package io.fairlead.gateway.portal.http;

import static io.fairlead.gateway.portal.testing.Things.drained;
import static io.fairlead.gateway.portal.testing.Things.node;
import static io.fairlead.gateway.portal.testing.Things.pending;
import static io.fairlead.gateway.portal.testing.Things.place;
import static io.fairlead.gateway.portal.testing.Things.placed;
import static io.fairlead.gateway.portal.testing.Things.running;
import static io.fairlead.gateway.portal.testing.Things.started;
import static io.fairlead.gateway.portal.testing.Things.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fairlead.gateway.portal.testing.Broker;
import io.fairlead.gateway.portal.testing.EventStream;
import io.fairlead.gateway.portal.testing.Gateway;
import io.fairlead.gateway.portal.testing.RealBackends;
import io.fairlead.gateway.portal.testing.TestTokens;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(RealBackends.class)
class TenantIsolationTest {

    private static final String C = "isolation";
    private static final String API = "/api/clusters/" + C;
    // Words that only Bob's jobs bring.
    private static final String[] BOBS = {"bob", "globex", "4242", "4243"};

    @BeforeEach
    void aliceAndBobShareACluster() {
        Broker.say(placed(C, "n1", "rack1", "nvl1"));
        Broker.say(placed(C, "n2", "rack1", "nvl1"));
        Broker.say(node(C, "n1", 4, "ALLOCATED"));
        Broker.say(drained(C, "n2", "after job 4242 of bob"));
        Broker.say(running(C, 11, "alice", "acme", "n1"));
        Broker.say(place(C, 11, "fits in nvl1", "n1"));
        Broker.say(started(C, 11));
        Broker.say(running(C, 4242, "bob", "globex", "n1"));
        Broker.say(pending(C, 4243, "bob", "globex"));
        Broker.say(waiting(C, 4243, "bob waits for nodes"));
        Gateway.eventually(
                "everything is known",
                () ->
                        Gateway.text(API + "/jobs/4243", TestTokens.olga()).contains("bob waits")
                                && Gateway.text(API + "/racks", TestTokens.olga()).contains("n2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/racks", "/jobs", "/jobs?user=bob", "/jobs?state=pending"})
    void aTenantSeesNothingOfAnother(String path) {
        assertThat(Gateway.text(API + path, TestTokens.alice())).doesNotContain(BOBS);
        assertThat(Gateway.text(API + path, TestTokens.olga())).contains(C);
    }

    @Test
    void aTenantSeesItsOwn() {
        JsonNode jobs = Gateway.json(API + "/jobs", TestTokens.alice());

        assertThat(jobs.get("total").asInt()).isEqualTo(1);
        JsonNode job = Gateway.json(API + "/jobs/11", TestTokens.alice());
        assertThat(job.at("/decision/reason").asText()).isEqualTo("fits in nvl1");
        assertThat(job.at("/outcome/outcome").asText()).isEqualTo("STARTED");
    }

    @Test
    void aForeignJobLooksLikeOneThatIsNotThere() {
        String foreign = Gateway.text(API + "/jobs/4242", TestTokens.alice());
        String missing = Gateway.text(API + "/jobs/9999", TestTokens.alice());

        assertThat(Gateway.status(API + "/jobs/4242", TestTokens.alice())).isEqualTo(404);
        assertThat(foreign.replace("4242", "N")).isEqualTo(missing.replace("9999", "N"));
        assertThat(Gateway.status(API + "/jobs/4242", TestTokens.bob())).isEqualTo(200);
        assertThat(Gateway.status(API + "/jobs/11", TestTokens.bob())).isEqualTo(404);
    }

    @Test
    void anOperatorSeesAll() {
        assertThat(Gateway.json(API + "/jobs", TestTokens.olga()).get("total").asInt())
                .isEqualTo(3);
        assertThat(Gateway.text(API + "/racks", TestTokens.olga()))
                .contains("bob", "4242", "after job");
    }

    @Test
    void theSummaryCountsVisibleJobsOnly() {
        assertThat(summary(TestTokens.alice()).get("running").asInt()).isEqualTo(1);
        assertThat(summary(TestTokens.alice()).get("pending").asInt()).isZero();
        assertThat(summary(TestTokens.olga()).get("running").asInt()).isEqualTo(2);
    }

    private static JsonNode summary(String token) {
        for (JsonNode cluster : Gateway.json("/api/clusters", token)) {
            if (cluster.get("cluster").asText().equals(C)) {
                return cluster;
            }
        }
        throw new AssertionError("no cluster " + C);
    }

    @Test
    void aTenantsStreamSaysNothingOfAnother() {
        try (EventStream alice = new EventStream(API + "/events", TestTokens.alice());
                EventStream olga = new EventStream(API + "/events", TestTokens.olga())) {
            alice.await("event:jobs");
            olga.await("event:jobs");

            Broker.say(running(C, 4243, "bob", "globex", "n2"));
            Broker.say(node(C, "n2", 1, "MIXED"));
            Broker.gone(running(C, 4242, "bob", "globex", "n1"));
            Broker.say(place(C, 11, "now told", "n1"));
            olga.await("event:job-gone");
            olga.await("now told");
            alice.await("now told");
            alice.await("\"state\":\"mixed\"");

            assertThat(alice.text()).doesNotContain(BOBS).contains("\"othersJobs\":true");
            assertThat(olga.text()).contains("4242", "4243");
        }
    }

    @Test
    void aLimitOutOfRangeIsSaid() {
        assertThat(Gateway.status(API + "/jobs?limit=0", TestTokens.olga())).isEqualTo(400);
        assertThat(Gateway.text(API + "/jobs?limit=0", TestTokens.olga()))
                .contains("limit must be");
    }
}
