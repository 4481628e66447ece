package io.fairlead.acceptance.access;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.acceptance.CheckFailed;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;

/** The REST of the gateway and of the services, as programs call it. */
public final class Portal {

    private static final ObjectMapper JSON = new ObjectMapper();

    // Redirects are not followed: a redirect to a login page must be seen as what it is.
    private final HttpClient client =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .connectTimeout(Duration.ofSeconds(5))
                    .build();
    private final URI gateway;

    /** The portal of this gateway. */
    public Portal(URI gateway) {
        this.gateway = gateway;
    }

    /**
     * The status of a call anywhere; the answer is not read, so that a stream of events is no trap.
     *
     * @param token bearer token, or none
     */
    public int status(String method, URI uri, Optional<String> token)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(uri)
                        .timeout(Duration.ofSeconds(10))
                        .method(method, HttpRequest.BodyPublishers.noBody());
        token.ifPresent(text -> request.header("Authorization", "Bearer " + text));
        HttpResponse<java.io.InputStream> answer =
                client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        answer.body().close();
        return answer.statusCode();
    }

    /** The status of a GET to the gateway. */
    public int status(String path, String token) throws IOException, InterruptedException {
        return status("GET", gateway.resolve(path), Optional.of(token));
    }

    /** What a GET to the gateway answers. */
    public JsonNode get(String path, String token) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(gateway.resolve(path))
                        .timeout(Duration.ofSeconds(10))
                        .header("Authorization", "Bearer " + token)
                        .GET()
                        .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        CheckFailed.unless(
                answer.statusCode() == 200,
                path + " answers " + answer.statusCode() + ": " + answer.body());
        return JSON.readTree(answer.body());
    }
}
