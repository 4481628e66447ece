package io.fairlead.accounting;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import io.restassured.specification.RequestSpecification;
import io.smallrye.jwt.build.Jwt;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class StartedServiceTest {

    private static final long AN_HOUR = 3600;

    @Inject DataSource database;

    @Test
    void livenessIsOpen() {
        given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/nothing-here", "/q/health", "/q/health/ready", "/q/metrics", "/q"})
    void everythingElseNeedsAToken(String path) {
        given().get(path).then().statusCode(401);
        with("accounting-service", "operator", -AN_HOUR).get(path).then().statusCode(401);
        with("telemetry-service", "operator", AN_HOUR).get(path).then().statusCode(401);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tenant-member", "tenant-admin", "finance"})
    void operationsAreNotForTenantsAndFinance(String role) {
        with("accounting-service", role, AN_HOUR).get("/q/health/ready").then().statusCode(403);
        with("accounting-service", role, AN_HOUR).get("/q/metrics").then().statusCode(403);
    }

    @ParameterizedTest
    @ValueSource(strings = {"operator", "service"})
    void itIsReadyWithItsDatabase(String role) {
        with("accounting-service", role, AN_HOUR)
                .get("/q/health/ready")
                .then()
                .statusCode(200)
                .body("checks.status", everyItem(equalTo("UP")));
    }

    @Test
    void thePlatformsTablesAreThere() throws Exception {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("SELECT count(*) FROM state_event")) {
            Assertions.assertThat(rows.next()).isTrue();
            Assertions.assertThat(rows.getLong(1)).isZero();
        }
    }

    private static RequestSpecification with(String audience, String role, long validSeconds) {
        Instant now = Instant.now();
        return given().auth()
                .oauth2(
                        Jwt.preferredUserName("olga")
                                .issuer("https://server.example.com")
                                .audience(audience)
                                .claim("realm_access", Map.of("roles", List.of(role)))
                                .issuedAt(now.minusSeconds(2 * AN_HOUR))
                                .expiresAt(now.plusSeconds(validSeconds))
                                .sign());
    }
}
