package io.fairlead.gateway.decisions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.gateway.testing.LabResource;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;

/** A job of the lab, asked without the client under test. */
final class LabJob {

    private LabJob() {}

    static JsonNode show(long id) {
        // slurmrestd does not take the offer of HTTP/2.
        HttpRequest request =
                HttpRequest.newBuilder(
                                LabResource.lab().restUrl().resolve("/slurm/v0.0.45/job/" + id))
                        .version(HttpClient.Version.HTTP_1_1)
                        .header("X-SLURM-USER-TOKEN", LabResource.lab().token("slurm").strip())
                        .build();
        try {
            String body =
                    HttpClient.newHttpClient()
                            .send(request, HttpResponse.BodyHandlers.ofString())
                            .body();
            return new ObjectMapper().readTree(body).get("jobs").get(0);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static Instant begin(JsonNode job) {
        return Instant.ofEpochSecond(job.get("eligible_time").get("number").asLong());
    }
}
