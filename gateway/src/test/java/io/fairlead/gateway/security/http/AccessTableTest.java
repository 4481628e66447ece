package io.fairlead.gateway.security.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.fairlead.gateway.portal.testing.Broker;
import io.fairlead.gateway.portal.testing.Gateway;
import io.fairlead.gateway.portal.testing.RealBackends;
import io.fairlead.gateway.portal.testing.TestTokens;
import io.fairlead.gateway.portal.testing.Things;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** docs/access.md against the endpoints that are there, and against what they answer. */
@QuarkusTest
@TestProfile(RealBackends.class)
class AccessTableTest {

    private static final String C = "access";
    private static final AccessTable TABLE = AccessTable.read();

    @BeforeAll
    static void aClusterWithAJobOfAcme() {
        Broker.say(Things.node(C, "n1", 0, "IDLE"));
        Broker.say(Things.running(C, 1, "alice", "acme", "n1"));
        Gateway.eventually(
                "the job is known",
                () -> Gateway.status("/api/clusters/" + C + "/jobs/1", TestTokens.olga()) == 200);
    }

    @Test
    void everyEndpointHasItsLine() {
        assertThat(TABLE.restEndpoints()).isEqualTo(endpointsInCode());
    }

    @TestFactory
    Stream<DynamicTest> everyRoleGetsWhatItsLineSays() {
        return TABLE.rows().stream()
                .flatMap(
                        row ->
                                row.answers().entrySet().stream()
                                        .map(
                                                answer ->
                                                        DynamicTest.dynamicTest(
                                                                row.path() + " " + answer.getKey(),
                                                                () ->
                                                                        check(
                                                                                row.path(),
                                                                                answer.getKey(),
                                                                                answer
                                                                                        .getValue()))));
    }

    private static void check(String path, String who, int expected) {
        String token = who.equals("nobody") ? null : TestTokens.ofRole(who);

        int status = Gateway.status(concrete(path), token);

        // Not ready is an answer too: this is about who may ask.
        assertThat(status == 503 ? 200 : status).isEqualTo(expected);
    }

    @TestFactory
    Stream<DynamicTest> noEndpointTakesABadToken() {
        Map<String, String> tokens = new LinkedHashMap<>();
        tokens.put("expired", TestTokens.lasting(Duration.ofSeconds(-30)));
        tokens.put("of another service", TestTokens.forAudience("placement-service"));
        tokens.put("of the login itself", TestTokens.forAudience("portal"));
        tokens.put("an ID token", TestTokens.id("olga", "n", Duration.ofMinutes(5)));
        tokens.put("forged", TestTokens.olga().replaceAll("\\.[^.]*$", ".AAAA"));
        tokens.put("not a token", "hello");
        return TABLE.rows().stream()
                .filter(row -> row.answers().get("nobody") != 200)
                .flatMap(
                        row ->
                                tokens.entrySet().stream()
                                        .map(
                                                token ->
                                                        DynamicTest.dynamicTest(
                                                                row.path() + " " + token.getKey(),
                                                                () ->
                                                                        refuses(
                                                                                row.path(),
                                                                                token
                                                                                        .getValue()))));
    }

    private static void refuses(String path, String token) {
        HttpResponse<?> response = Gateway.get(concrete(path), token);

        assertThat(response.statusCode()).isEqualTo(401);
        assertThat(response.headers().firstValue("WWW-Authenticate")).contains("Bearer");
        assertThat(response.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(
                        policy ->
                                assertThat(policy)
                                        .contains("frame-ancestors 'none'")
                                        .doesNotContain("unsafe"));
        assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }

    private static String concrete(String path) {
        return path.replace("{cluster}", C).replace("{jobId}", "1");
    }

    private static Set<String> endpointsInCode() {
        Set<String> endpoints = new TreeSet<>();
        for (JavaClass resource :
                new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("io.fairlead")) {
            if (resource.isAnnotatedWith(Path.class)) {
                resource.getMethods().stream()
                        .filter(method -> method.isMetaAnnotatedWith(HttpMethod.class))
                        .forEach(method -> endpoints.add(endpoint(resource, method)));
            }
        }
        return endpoints;
    }

    private static String endpoint(JavaClass resource, JavaMethod method) {
        String verb =
                method.getAnnotations().stream()
                        .map(annotation -> annotation.getRawType())
                        .filter(type -> type.isAnnotatedWith(HttpMethod.class))
                        .map(type -> type.getAnnotationOfType(HttpMethod.class).value())
                        .findFirst()
                        .orElseThrow();
        String below =
                method.isAnnotatedWith(Path.class)
                        ? method.getAnnotationOfType(Path.class).value()
                        : "";
        return verb + " " + resource.getAnnotationOfType(Path.class).value() + below;
    }
}
