package io.fairlead.acceptance.slurm;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.acceptance.CheckFailed;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Submits small jobs over slurmrestd, as programs do: in a few milliseconds, where the lab's sbatch
 * takes most of a second to get into its chroot and would hide what is measured.
 */
public final class RestSubmit {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String PATH = "/slurm/v0.0.45/job/submit";

    private final HttpClient client =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(5))
                    .build();
    private final URI slurmrestd;
    private final String token;

    /** With a user's own token for slurmrestd. */
    public RestSubmit(URI slurmrestd, String token) {
        this.slurmrestd = slurmrestd;
        this.token = token;
    }

    /** Submits a job of one whole node that ends after a second; its id. */
    public long oneNode() throws IOException, InterruptedException {
        Map<String, Object> job =
                Map.of(
                        "name", "measured",
                        "nodes", "1",
                        "tres_per_node", "gres/gpu:4",
                        "time_limit", Map.of("set", true, "number", 5),
                        "current_working_directory", "/tmp",
                        "environment", List.of("PATH=/usr/bin:/bin"),
                        "standard_output", "/dev/null");
        String body = JSON.writeValueAsString(Map.of("script", "#!/bin/sh\nsleep 1\n", "job", job));
        HttpRequest request =
                HttpRequest.newBuilder(slurmrestd.resolve(PATH))
                        .timeout(Duration.ofSeconds(10))
                        .header("X-SLURM-USER-TOKEN", token)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        JsonNode json = JSON.readTree(answer.body());
        long id = json.path("job_id").asLong();
        CheckFailed.unless(
                id > 0, "submit answers " + answer.statusCode() + ": " + json.path("errors"));
        return id;
    }
}
