package io.fairlead.gateway.portal.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A client of server-sent events that remembers all it was told. */
public final class EventStream implements AutoCloseable {

    private final HttpResponse<InputStream> response;
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private volatile boolean ended;

    /** Opens a stream. */
    public EventStream(String path, String token) {
        response = Gateway.get(path, token);
        Thread reader = new Thread(this::read, "event-stream");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            reader.lines().forEach(lines::add);
        } catch (IOException | RuntimeException e) {
            // Cut by us or by the server: ended either way.
        }
        ended = true;
    }

    /** Everything received so far. */
    public String text() {
        return String.join("\n", lines);
    }

    /** Whether the server closed it. */
    public boolean ended() {
        return ended;
    }

    /** Waits until a text has come. */
    public void await(String part) {
        Gateway.eventually("stream says " + part, () -> text().contains(part));
    }

    @Override
    public void close() {
        Gateway.close(response);
    }
}
