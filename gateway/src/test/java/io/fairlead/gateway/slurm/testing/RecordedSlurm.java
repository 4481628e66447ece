package io.fairlead.gateway.slurm.testing;

import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.SlurmNode;
import io.fairlead.gateway.slurm.transport.SlurmTokens;
import io.fairlead.gateway.slurm.transport.SlurmTransport;
import io.fairlead.gateway.slurm.v0045.SlurmV0045;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The real client, over what a real Slurm answered once. */
public final class RecordedSlurm {

    private RecordedSlurm() {}

    /** The job of a recording. */
    public static SlurmJob job(String recording) {
        String text = Recorded.text(recording);
        // Both recorded jobs were submitted with --exclusive, which only v0.0.44 shows, and as
        // this.
        String older = text.replace("\"shared\": []", "\"shared\": [\"none\"]");
        return client(Map.of("/slurm/v0.0.45/job/1", text, "/slurm/v0.0.44/job/1", older))
                .job(1)
                .get(0);
    }

    /** The nodes of a recording. */
    public static List<SlurmNode> nodes(String recording) {
        return client(Map.of("/slurm/v0.0.45/nodes/", Recorded.text(recording))).nodes();
    }

    private static SlurmClient client(Map<String, String> answers) {
        WireMockServer server = new WireMockServer(WireMockConfiguration.options().dynamicPort());
        server.start();
        answers.forEach(
                (path, json) -> server.stubFor(get(urlPathEqualTo(path)).willReturn(okJson(json))));
        SlurmTokens tokens = new SlurmTokens(Optional.of(key()), "slurm", InstantSource.system());
        SlurmClient client =
                new SlurmV0045(
                        new SlurmTransport(
                                URI.create(server.baseUrl()), tokens, SlurmTransport.ANSWER));
        Runtime.getRuntime().addShutdownHook(new Thread(server::stop));
        return client;
    }

    private static Path key() {
        try {
            Path file = Files.createTempFile("slurm", ".key");
            file.toFile().deleteOnExit();
            return Files.writeString(file, "any key");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
