package io.fairlead.gateway.slurm.transport;

import io.fairlead.gateway.slurm.SlurmException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;

/** Brings one request to slurmrestd. */
public final class SlurmTransport {

    /** The machine is near, or it is not there. */
    private static final Duration CONNECT = Duration.ofSeconds(2);

    /**
     * slurmrestd gives slurmctld 10 s and then says that it is away. An update given up before that
     * might still be applied behind our back, after we had read it back.
     */
    public static final Duration ANSWER = Duration.ofSeconds(12);

    private final HttpClient http;
    private final URI base;
    private final SlurmTokens tokens;
    private final Duration limit;

    /**
     * To one slurmrestd.
     *
     * @param limit for one answer; {@link #ANSWER} but in tests
     */
    public SlurmTransport(URI base, SlurmTokens tokens, Duration limit) {
        // HTTP/1.1: slurmrestd has no HTTP/2, and does not like being asked to upgrade.
        this.http =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .connectTimeout(CONNECT)
                        .build();
        this.base = base;
        this.tokens = tokens;
        this.limit = limit;
    }

    /**
     * slurmrestd's answer.
     *
     * @param body JSON as far as {@link #json} says so
     */
    public record Answer(int status, String body) {
        /**
         * Whether slurmrestd itself answered the call, as opposed to a proxy or an early refusal.
         */
        public boolean json() {
            return body.stripLeading().startsWith("{");
        }
    }

    /** Asks. */
    public Answer get(String path) {
        return requireJson(path, send(request(path).GET()));
    }

    /** Asks for something that may not be served: also an answer that is no JSON is one. */
    public Answer getIfServed(String path) {
        return send(request(path).GET());
    }

    /** Tells. */
    public Answer post(String path, String json) {
        return requireJson(
                path,
                send(
                        request(path)
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(json))));
    }

    private Answer requireJson(String path, Answer answer) {
        if (!answer.json()) {
            throw new SlurmException.Unreachable(
                    "%s answers %s with HTTP %d and no JSON: is it slurmrestd, and does it serve this version?"
                            .formatted(base, path, answer.status()));
        }
        return answer;
    }

    /** What to throw where the answer says that our token is not believed. */
    public SlurmException.KeyRefused keyRefused(String answer) {
        return tokens.refused(answer);
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(base.resolve(path))
                .timeout(limit)
                .header("X-SLURM-USER-TOKEN", tokens.token());
    }

    private Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            Answer answer = new Answer(response.statusCode(), response.body());
            if (answer.status() == 401) {
                throw keyRefused("HTTP 401");
            }
            return answer;
        } catch (HttpTimeoutException e) {
            throw new SlurmException.Unreachable(
                    "no answer from %s within %d ms".formatted(base, limit.toMillis()));
        } catch (ConnectException e) {
            throw new SlurmException.Unreachable("slurmrestd does not listen at " + base);
        } catch (IOException e) {
            throw new SlurmException.Unreachable(
                    "the connection to %s broke: %s".formatted(base, e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SlurmException.Unreachable("interrupted, the service is stopping");
        }
    }
}
