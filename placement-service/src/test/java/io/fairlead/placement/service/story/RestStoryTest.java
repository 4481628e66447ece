package io.fairlead.placement.service.story;

import static io.fairlead.placement.service.story.Await.until;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import io.restassured.specification.RequestSpecification;
import io.smallrye.jwt.build.Jwt;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class RestStoryTest {

    private static final String CLUSTER = "rest";
    private static boolean ready;
    private final Lab lab = new Lab(CLUSTER);

    @BeforeEach
    void thereIsADecision() {
        if (!ready) {
            lab.inventoryArrives();
            lab.manifestArrives(7, 0);
            lab.slurmNodesArrive(10);
            lab.jobArrives(1, 4);
            lab.job(2, 1, Map.of("held", true));
            ready = true;
        }
        until(
                () ->
                        as("operator")
                                .get("/clusters/rest/decisions")
                                .then()
                                .statusCode(200)
                                .body("$", hasSize(1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/clusters/rest/decisions",
                "/clusters/rest/decisions/1",
                "/clusters/rest/snapshot",
                "/q/health/ready",
                "/q/metrics"
            })
    void nothingIsShownWithoutATokenOrToTenants(String path) {
        given().get(path).then().statusCode(401);
        as("tenant-admin").get(path).then().statusCode(403);
        as("finance").get(path).then().statusCode(403);
    }

    @Test
    void aTokenForAnotherServiceIsRefused() {
        given().auth()
                .oauth2(token("gateway", "operator"))
                .get("/clusters/rest/decisions")
                .then()
                .statusCode(401);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "srest1"})
    void aDecisionExplainsItselfByJobIdOrKey(String job) {
        as("service")
                .get("/clusters/rest/decisions/" + job)
                .then()
                .statusCode(200)
                .body("decision", equalTo("PLACE"))
                .body("nodes", hasSize(4))
                .body("inventoryRevision", is(7))
                .body("standing", equalTo("UNANSWERED"))
                .body("counter", is(1));
    }

    @Test
    void aJobWithoutADecisionIsAProblemThatSaysWhy() {
        as("operator")
                .get("/clusters/rest/decisions/2")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("detail", containsString("it is held"));
        as("operator")
                .get("/clusters/rest/decisions/4711")
                .then()
                .statusCode(404)
                .contentType("application/problem+json");
    }

    @Test
    void anUnknownClusterIsAProblem() {
        as("operator")
                .get("/clusters/nowhere/decisions")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("title", equalTo("No such cluster"));
    }

    @Test
    void theSnapshotCountsNodesAndWholeSegments() {
        as("operator")
                .get("/clusters/rest/snapshot")
                .then()
                .statusCode(200)
                .body("inventoryRevision", is(7))
                .body("nodesByState.FREE", is(28))
                .body("nodesByState.BUSY", is(44))
                .body("nodesKept", is(4))
                .body("freeSegments.find { it.size == 8 }.count", is(3))
                .body("freeSegments.find { it.size == 18 }.count", is(0));
    }

    @Test
    void healthNamesTheRevisionOfEachCluster() {
        as("operator")
                .get("/q/health/ready")
                .then()
                .body("checks.name", hasItem("decision loop"))
                .body(
                        "checks.find { it.name == 'topology revision' }.data.rest",
                        equalTo("revision 7 is in force"))
                .body("checks.find { it.name == 'decision loop' }.data.state", equalTo("alive"));
    }

    @Test
    void metricsTellOfCyclesAndDecisions() {
        as("operator")
                .get("/q/metrics")
                .then()
                .statusCode(200)
                .body(containsString("fairlead_placement_cycle_seconds"))
                .body(containsString("fairlead_placement_decisions_total{kind=\"place\""))
                .body(containsString("fairlead_placement_seen_to_decided_seconds"));
    }

    private static RequestSpecification as(String role) {
        return given().auth().oauth2(token("placement-service", role));
    }

    private static String token(String audience, String role) {
        return Jwt.preferredUserName("olga")
                .audience(audience)
                .issuer("https://server.example.com")
                .claim("realm_access", Map.of("roles", Set.of(role)))
                .sign();
    }
}
