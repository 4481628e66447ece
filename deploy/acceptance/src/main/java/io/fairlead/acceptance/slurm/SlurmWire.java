package io.fairlead.acceptance.slurm;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The wire between the gateway and slurmrestd: passes everything on, remembers the updates, and can
 * tell the moment at which Slurm has taken one and the gateway does not know it yet.
 */
public final class SlurmWire implements AutoCloseable {

    // Set by the HTTP client and server themselves.
    private static final Set<String> HOP_BY_HOP =
            Set.of(
                    "connection",
                    "content-length",
                    "host",
                    "transfer-encoding",
                    "upgrade",
                    "http2-settings");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final HttpClient client =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(5))
                    .build();
    private final URI slurmrestd;
    private final Queue<Update> updates = new ConcurrentLinkedQueue<>();
    private final AtomicReference<@Nullable Trap> trap = new AtomicReference<>();

    /**
     * One update of a job that Slurm answered.
     *
     * @param path path of the call, {@code /slurm/vX/job/ID}
     * @param body request body
     * @param status HTTP status of Slurm's answer
     */
    public record Update(String path, String body, int status) {}

    private record Trap(Predicate<Update> when, Runnable then) {}

    /** Listens on that port of the loopback and passes on to slurmrestd. */
    public SlurmWire(int port, URI slurmrestd) throws IOException {
        this.slurmrestd = slurmrestd;
        this.server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/", this::pass);
        server.setExecutor(threads);
        server.start();
    }

    /** Where the gateway finds it. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    /** The updates of a job so far that ask for nodes. */
    public List<Update> placements(long jobId) {
        return updates.stream()
                .filter(
                        u ->
                                u.path().endsWith("/job/" + jobId)
                                        && u.body().contains("required_nodes"))
                .toList();
    }

    /**
     * Runs something once, after Slurm has taken such an update and before the gateway hears of it.
     */
    public void afterNext(Predicate<Update> when, Runnable then) {
        trap.set(new Trap(when, then));
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void pass(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            HttpResponse<byte[]> answer =
                    client.send(request(exchange, body), HttpResponse.BodyHandlers.ofByteArray());
            if (exchange.getRequestMethod().equals("POST")) {
                note(
                        new Update(
                                exchange.getRequestURI().getPath(),
                                new String(body, java.nio.charset.StandardCharsets.UTF_8),
                                answer.statusCode()));
            }
            answer.headers()
                    .map()
                    .forEach(
                            (name, values) -> {
                                if (!HOP_BY_HOP.contains(name.toLowerCase(Locale.ROOT))) {
                                    exchange.getResponseHeaders().put(name, values);
                                }
                            });
            exchange.sendResponseHeaders(
                    answer.statusCode(), answer.body().length == 0 ? -1 : answer.body().length);
            exchange.getResponseBody().write(answer.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private HttpRequest request(HttpExchange exchange, byte[] body) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(slurmrestd.resolve(exchange.getRequestURI().toString()))
                        .timeout(Duration.ofSeconds(60))
                        .method(
                                exchange.getRequestMethod(),
                                HttpRequest.BodyPublishers.ofByteArray(body));
        exchange.getRequestHeaders()
                .forEach(
                        (name, values) -> {
                            if (!HOP_BY_HOP.contains(name.toLowerCase(Locale.ROOT))) {
                                values.forEach(value -> request.header(name, value));
                            }
                        });
        return request.build();
    }

    private void note(Update update) {
        updates.add(update);
        Trap set = trap.get();
        if (set != null && set.when().test(update) && trap.compareAndSet(set, null)) {
            set.then().run();
        }
    }
}
