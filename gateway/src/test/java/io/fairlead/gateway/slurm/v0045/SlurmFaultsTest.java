package io.fairlead.gateway.slurm.v0045;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import com.github.tomakehurst.wiremock.http.Fault;
import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.testing.Recorded;
import io.fairlead.gateway.slurm.transport.SlurmTokens;
import io.fairlead.gateway.slurm.transport.SlurmTransport;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong between us and slurmctld, with the answers that a real slurmrestd gave. */
class SlurmFaultsTest {

    private static final Instant NOW = Instant.parse("2026-12-01T04:00:00Z");

    @TempDir Path folder;
    private final WireMockServer server =
            new WireMockServer(WireMockConfiguration.options().dynamicPort());
    private SlurmV0045 slurm;

    @BeforeEach
    void start() throws IOException {
        server.start();
        Path key = Files.writeString(folder.resolve("key"), "secret");
        SlurmTokens tokens = new SlurmTokens(Optional.of(key), "slurm", () -> NOW);
        slurm =
                new SlurmV0045(
                        new SlurmTransport(
                                URI.create(server.baseUrl()), tokens, Duration.ofMillis(500)));
    }

    @AfterEach
    void stop() {
        server.stop();
    }

    @Test
    void noAnswerInTime() {
        answers(okJson("{}").withFixedDelay(2000));
        assertUnreachable("no answer");
    }

    @Test
    void nobodyListens() {
        server.stop();
        assertUnreachable("does not listen");
    }

    @Test
    void aBrokenConnection() {
        answers(aResponse().withFault(Fault.RANDOM_DATA_THEN_CLOSE));
        assertUnreachable("broke");
    }

    @Test
    void noJson() {
        answers(aResponse().withStatus(500).withBody("Internal Server Error"));
        assertUnreachable("HTTP 500 and no JSON");
    }

    @Test
    void jsonOfSomethingElse() {
        answers(okJson("{\"jobs\":\"none\"}"));
        assertUnreachable("is not data parser v0.0.45");
    }

    @Test
    void slurmctldIsAway() {
        answers(error(500, -1, "Unspecified error"));
        assertUnreachable("slurmctld does not");
        answers(error(500, 1000, "Unexpected message received"));
        assertUnreachable("slurmctld does not");
    }

    @Test
    void theKeyIsNotAccepted() {
        answers(aResponse().withStatus(401).withBody("Authentication failure"));
        assertKeyRefused();
        answers(error(511, 1007, "Protocol authentication error"));
        assertKeyRefused();
    }

    @Test
    void aRefusedUpdateHasItsCode() {
        answers(error(422, 2018, "Invalid node name specified"));

        assertThatThrownBy(() -> slurm.place(7, List.of("gbx"), NOW, "why"))
                .isInstanceOfSatisfying(
                        SlurmException.Refused.class, e -> assertThat(e.code()).isEqualTo(2018))
                .hasMessageContaining("Invalid node name");
    }

    @Test
    void anErrorWith200IsAnError() {
        answers(error(200, 2017, "Invalid job id specified"));
        assertThatThrownBy(() -> slurm.postpone(7, NOW, null))
                .isInstanceOf(SlurmException.Refused.class);
        assertThat(slurm.job(7)).as("an unknown job is no error").isEmpty();
    }

    @Test
    void aPlacementIsOneCall() {
        answers(okJson("{\"errors\":[],\"warnings\":[]}"));

        slurm.place(7, List.of("gb001", "gb002"), NOW, "because");

        server.verify(
                1,
                postRequestedFor(urlPathEqualTo("/slurm/v0.0.45/job/7"))
                        .withRequestBody(
                                equalToJson(
                                        """
                                        {"required_nodes":["gb001","gb002"],"admin_comment":"because",
                                         "begin_time":{"set":true,"infinite":false,"number":1796097600}}
                                        """)));
    }

    @Test
    void aWithdrawalClearsTheNodesByAnEmptyName() {
        answers(okJson("{\"errors\":[]}"));

        slurm.withdraw(7, List.of(), null, null, true);

        server.verify(
                postRequestedFor(anyUrl())
                        .withRequestBody(
                                equalToJson("{\"required_nodes\":[\"\"],\"hold\":false}")));
    }

    @Test
    void withoutTheOtherParserJobsAreReadAllTheSame() {
        answers(aResponse().withStatus(404).withBody("Unable to find requested URL endpoint."));
        server.stubFor(
                get(urlPathEqualTo("/slurm/v0.0.45/job/95"))
                        .willReturn(okJson(Recorded.text("job.pending.json"))));

        assertThat(slurm.job(95)).hasSize(1).allMatch(job -> job.request().exclusive());
        assertThat(slurm.job(95)).hasSize(1);
    }

    @Test
    void statesOfArraysAndHeterogeneousJobsComeByJobId() {
        answers(
                okJson(
                        """
                        {"jobs":[{"job_id":"2_1","state":["PENDING"]},{"job_id":"2_3","state":["PENDING"]},
                                 {"job_id":"7_2","state":["RUNNING"]},{"job_id":"4+1","state":["PENDING"]}]}
                        """));

        assertThat(slurm.jobStates()).containsOnlyKeys(2L, 7L, 4L);
        assertThat(slurm.jobStates().get(2L)).contains("2_1").contains("2_3");
    }

    private void assertUnreachable(String text) {
        assertThatThrownBy(slurm::jobStates)
                .isInstanceOf(SlurmException.Unreachable.class)
                .hasMessageContaining(text);
    }

    private void assertKeyRefused() {
        assertThatThrownBy(slurm::jobStates)
                .isInstanceOf(SlurmException.KeyRefused.class)
                .hasMessageContaining("key")
                .hasMessageContaining("AuthAltParameters");
    }

    private void answers(ResponseDefinitionBuilder response) {
        server.resetAll();
        server.stubFor(any(anyUrl()).willReturn(response));
    }

    private static ResponseDefinitionBuilder error(int status, int code, String text) {
        return okJson(
                        """
                        {"jobs":null,"errors":[{"description":"Unable to query","error_number":%d,"error":"%s",
                         "source":"slurm"}],"warnings":[]}
                        """
                                .formatted(code, text))
                .withStatus(status);
    }
}
