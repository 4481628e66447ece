package io.fairlead.gateway.security.http;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.WireMockServer;
import io.fairlead.gateway.portal.testing.Gateway;
import io.fairlead.gateway.portal.testing.RealBackends;
import io.fairlead.gateway.portal.testing.TestTokens;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.quarkus.test.oidc.server.OidcWireMock;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A browser's way in and out, with an OIDC server that can misbehave. */
@QuarkusTest
@TestProfile(RealBackends.class)
class LoginTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    @OidcWireMock WireMockServer keycloak;

    @Test
    void thePageLeadsToTheLogin() {
        HttpResponse<InputStream> page = Gateway.get("/");

        assertThat(page.statusCode()).isEqualTo(302);
        assertThat(location(page))
                .startsWith(keycloak.baseUrl())
                .contains("client_id=portal", "code_challenge_method=S256", "nonce=");
        assertThat(page.headers().allValues("Set-Cookie"))
                .isNotEmpty()
                .allSatisfy(
                        cookie ->
                                assertThat(cookie)
                                        .containsIgnoringCase("; httponly")
                                        .containsIgnoringCase("; samesite=lax"));
    }

    @Test
    void aLoginOpensThePageAndTheApi() {
        String session = cookies(logIn(Set.of("gateway"), LONG));

        assertThat(Gateway.get("/", "Cookie", session).statusCode()).isEqualTo(200);
        assertThat(text(Gateway.get("/api/me", "Cookie", session)))
                .contains("\"user\":\"alice\"", "\"tenant\":\"acme\"");
        // "state" is a parameter of the login too; here it is not.
        assertThat(
                        Gateway.get("/api/clusters/x/jobs?state=RUNNING", "Cookie", session)
                                .statusCode())
                .isEqualTo(404);
    }

    @Test
    void aLoginWhoseTokenIsForOthersIsRefusedAndDoesNotLoop() {
        HttpResponse<InputStream> back = logIn(Set.of("placement-service"), LONG);

        assertThat(back.statusCode()).isEqualTo(401);
        assertThat(text(back)).contains("not completed").doesNotContain("claims", "placement");
    }

    @Test
    void anExpiredSessionIsRefusedByTheApiAndSentToTheLoginByThePage() throws Exception {
        keycloak.stubFor(
                post("/auth/realms/quarkus/token")
                        .withRequestBody(containing("refresh_token"))
                        .willReturn(aResponse().withStatus(400)));
        String session = cookies(logIn(Set.of("gateway"), Duration.ofSeconds(2)));
        Thread.sleep(3000);

        HttpResponse<InputStream> api = Gateway.get("/api/me", "Cookie", session);
        HttpResponse<InputStream> page = Gateway.get("/", "Cookie", session);

        assertThat(api.statusCode()).isEqualTo(401);
        assertThat(api.headers().firstValue("WWW-Authenticate")).contains("Bearer");
        assertThat(page.statusCode()).isEqualTo(302);
    }

    @Test
    void aLeftoverLoginAttemptDoesNotDisturbTheApi() {
        String halfWay = cookies(Gateway.get("/"));

        HttpResponse<InputStream> api =
                Gateway.get("/api/clusters/x/jobs?state=RUNNING", "Cookie", halfWay);

        assertThat(api.statusCode()).isEqualTo(401);
        assertThat(api.headers().firstValue("WWW-Authenticate")).contains("Bearer");
    }

    @Test
    void logoutEndsTheSessionHereAndThere() {
        String session = cookies(logIn(Set.of("gateway"), LONG));

        HttpResponse<InputStream> out = Gateway.get("/logout", "Cookie", session);

        assertThat(out.statusCode()).isEqualTo(302);
        assertThat(location(out)).contains("end-session", "post_logout_redirect_uri");
        assertThat(out.headers().allValues("Set-Cookie"))
                .anySatisfy(cookie -> assertThat(cookie).startsWith("q_session=;"));
    }

    @Test
    void anotherSiteCannotLogAnybodyOut() {
        String session = cookies(logIn(Set.of("gateway"), LONG));

        HttpResponse<InputStream> out =
                Gateway.get("/logout", "Cookie", session, "Sec-Fetch-Site", "cross-site");

        assertThat(out.statusCode()).isEqualTo(403);
    }

    private HttpResponse<InputStream> logIn(Set<String> audience, Duration lifespan) {
        HttpResponse<InputStream> start = Gateway.get("/");
        String access = TestTokens.access("alice", "tenant-member", audience, lifespan, "acme");
        String id = TestTokens.id("alice", parameter(start, "nonce"), lifespan);
        String tokens =
                "{\"access_token\":\"%s\",\"id_token\":\"%s\",\"refresh_token\":\"opaque\"}"
                        .formatted(access, id);
        keycloak.stubFor(
                post("/auth/realms/quarkus/token")
                        .withRequestBody(containing("authorization_code"))
                        .willReturn(
                                aResponse()
                                        .withHeader("Content-Type", "application/json")
                                        .withBody(tokens)));
        return Gateway.get(
                "/?code=abc&state=" + parameter(start, "state"), "Cookie", cookies(start));
    }

    private static String location(HttpResponse<?> response) {
        return response.headers().firstValue("Location").orElseThrow();
    }

    private static String parameter(HttpResponse<?> redirect, String name) {
        Matcher matcher = Pattern.compile("[?&]" + name + "=([^&]+)").matcher(location(redirect));
        assertThat(matcher.find()).as(name).isTrue();
        return matcher.group(1);
    }

    private static String cookies(HttpResponse<?> response) {
        Map<Boolean, List<String>> split =
                response.headers().allValues("Set-Cookie").stream()
                        .map(cookie -> cookie.split(";", 2)[0])
                        .collect(Collectors.partitioningBy(cookie -> cookie.endsWith("=")));
        return String.join("; ", split.get(false));
    }

    private static String text(HttpResponse<InputStream> response) {
        try (InputStream body = response.body()) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
