package io.fairlead.gateway.portal.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jspecify.annotations.Nullable;

/** The gateway under test, as a client that follows no redirect. */
public final class Gateway {

    private static final HttpClient CLIENT =
            HttpClient.newBuilder()
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .version(HttpClient.Version.HTTP_1_1)
                    .build();
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private Gateway() {}

    /** Its address, without a slash at the end. */
    public static String url() {
        return "http://localhost:"
                + ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
    }

    /** The answer to a GET; the body is read as far as it is there, streams are cut. */
    public static HttpResponse<InputStream> get(String path, @Nullable String token) {
        return get(path, token == null ? new String[0] : bearer(token));
    }

    /** The answer to a GET with headers, in pairs. */
    public static HttpResponse<InputStream> get(String path, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(url() + path)).timeout(PATIENCE);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request.build());
    }

    /** Only the status of a GET. */
    public static int status(String path, @Nullable String token) {
        HttpResponse<InputStream> response = get(path, token);
        close(response);
        return response.statusCode();
    }

    /** The body of a GET as text. */
    public static String text(String path, String token) {
        try (InputStream body = get(path, token).body()) {
            return new String(body.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The body of a GET as JSON. */
    public static JsonNode json(String path, String token) {
        try {
            return new ObjectMapper().readTree(text(path, token));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends a request. */
    public static HttpResponse<InputStream> send(HttpRequest request) {
        try {
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofInputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Cuts a response. */
    public static void close(HttpResponse<InputStream> response) {
        try {
            response.body().close();
        } catch (IOException e) {
            // It is gone: that is what was wanted.
        }
    }

    /** Waits until something is so, up to half a minute. */
    public static void eventually(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("not within " + PATIENCE + ": " + what);
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String[] bearer(String token) {
        return new String[] {"Authorization", "Bearer " + token};
    }
}
