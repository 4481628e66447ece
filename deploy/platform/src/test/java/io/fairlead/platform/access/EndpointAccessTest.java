package io.fairlead.platform.access;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.hasItem;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import io.smallrye.jwt.build.Jwt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class EndpointAccessTest {

    @Test
    void livenessIsOpen() {
        given().get("/q/health/live").then().statusCode(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/health", "/q/health/ready", "/q/metrics", "/", "/nothing-here"})
    void everythingElseNeedsAToken(String path) {
        given().get(path).then().statusCode(401);
    }

    @Test
    void readinessIsForOperatorsAndServices() {
        given().auth()
                .oauth2(token("platform-test", "operator"))
                .get("/q/health/ready")
                .then()
                .body("checks.name", hasItem("state read from Kafka"));
        given().auth()
                .oauth2(token("platform-test", "tenant-member"))
                .get("/q/health/ready")
                .then()
                .statusCode(403);
    }

    @Test
    void aTokenForAnotherServiceIsRefused() {
        given().auth()
                .oauth2(token("another-service", "operator"))
                .get("/q/health/ready")
                .then()
                .statusCode(401);
    }

    @Test
    void anExpiredTokenIsRefused() {
        String expired =
                Jwt.preferredUserName("olga")
                        .audience("platform-test")
                        .issuer("https://server.example.com")
                        .claim("realm_access", Map.of("roles", Set.of("operator")))
                        .expiresAt(1_700_000_000L)
                        .sign();
        given().auth().oauth2(expired).get("/q/health/ready").then().statusCode(401);
    }

    @Test
    void thePartitionsAreThoseOfTheContract() throws IOException {
        int contract =
                new YAMLMapper()
                        .readTree(Path.of("../../docs/contracts/asyncapi.yaml").toFile())
                        .at("/channels/slurm.jobs/bindings/kafka/partitions")
                        .asInt();

        assertThat(ConfigProvider.getConfig().getValue("fairlead.kafka.partitions", Integer.class))
                .isEqualTo(contract);
    }

    private static String token(String audience, String role) {
        return Jwt.preferredUserName("olga")
                .audience(audience)
                .issuer("https://server.example.com")
                .claim("realm_access", Map.of("roles", Set.of(role)))
                .sign();
    }
}
