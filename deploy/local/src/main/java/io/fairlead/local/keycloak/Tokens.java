package io.fairlead.local.keycloak;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Access tokens from the realm, for tests and demonstrations. The accounts' passwords are their
 * names.
 */
public final class Tokens {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long LONGER_THAN_SHORT_LIVED_MILLIS = 2500;

    private final HttpClient client = HttpClient.newHttpClient();
    private final URI endpoint;

    /** Tokens of the realm with this address. */
    public Tokens(String issuer) {
        this.endpoint = URI.create(issuer + "/protocol/openid-connect/token");
    }

    /** A person's token, as the command line gets it: for the gateway and every service. */
    public String user(String name) {
        return password("fairlead-cli", name);
    }

    /** A person's token that is meant for no Fairlead service. */
    public String wrongAudience(String name) {
        return password("wrong-audience", name);
    }

    /** A person's token that was good, and is no longer. */
    public String expired(String name) {
        String token = password("short-lived", name);
        try {
            Thread.sleep(LONGER_THAN_SHORT_LIVED_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a token expired", e);
        }
        return token;
    }

    /** A service's own token. */
    public String service(String clientId, String secret) {
        return token(
                Map.of(
                        "grant_type", "client_credentials",
                        "client_id", clientId,
                        "client_secret", secret));
    }

    /** What a token says. */
    public static JsonNode claims(String token) {
        try {
            return JSON.readTree(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String password(String clientId, String name) {
        return token(
                Map.of(
                        "grant_type", "password",
                        "client_id", clientId,
                        "username", name,
                        "password", name,
                        "scope", "openid organization"));
    }

    private String token(Map<String, String> form) {
        HttpRequest request =
                HttpRequest.newBuilder(endpoint)
                        .timeout(Duration.ofSeconds(20))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(encode(form)))
                        .build();
        try {
            HttpResponse<String> response =
                    client.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new IllegalStateException(
                        "no token: " + response.statusCode() + " " + response.body());
            }
            return JSON.readTree(response.body()).required("access_token").asText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while getting a token", e);
        }
    }

    private static String encode(Map<String, String> form) {
        return new TreeMap<>(form)
                .entrySet().stream()
                        .map(
                                field ->
                                        field.getKey()
                                                + "="
                                                + URLEncoder.encode(
                                                        field.getValue(), StandardCharsets.UTF_8))
                        .collect(Collectors.joining("&"));
    }
}
