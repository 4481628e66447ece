package io.fairlead.gateway.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fairlead.gateway.testing.GatewayOnLab;
import io.fairlead.gateway.testing.LabResource;
import io.fairlead.gateway.testing.Placement;
import io.fairlead.gateway.testing.Topic;
import io.fairlead.local.slurm.SlurmLab;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Decisions about jobs of a real Slurm, over a real broker. */
@QuarkusTest
@TestProfile(GatewayOnLab.class)
class DecisionFlowLabTest {

    private static final long EPOCH = 10;

    private Topic jobs;
    private Topic outcomes;

    @BeforeEach
    void listen() {
        SlurmLab.requireInstalled();
        jobs = new Topic("slurm.jobs");
        outcomes = new Topic("slurm.outcomes");
    }

    @AfterEach
    void tidyUp() {
        LabResource.lab().exec("scancel", "-u", "alice");
        jobs.close();
        outcomes.close();
    }

    @Test
    void aJobRunsWhereItWasDecidedAndEnds() {
        JsonNode leased = submit("-N2", "--gpus-per-node=4");
        assertThat(leased.get("managed").asBoolean()).isTrue();
        assertThat(leased.get("ownBegin").asBoolean()).isFalse();
        assertThat(time(leased, "beginTime")).isAfter(time(leased, "submitTime"));

        long counter = Placement.place(EPOCH, key(leased), id(leased), "gb002", "gb007");

        JsonNode started = outcome(counter, "STARTED");
        assertThat(Duration.between(time(started, "decidedAt"), time(started, "at")))
                .isLessThan(Duration.ofSeconds(15));
        JsonNode running = job(leased, "RUNNING");
        assertThat(texts(running.get("nodes"))).containsExactly("gb002", "gb007");
        assertThat(running.get("adminComment").asText()).isEqualTo("placed by the test");
        assertThat(texts(running.get("request").get("requiredNodes"))).isEmpty();

        LabResource.lab().exec("scancel", Long.toString(id(leased)));
        JsonNode ended = job(leased, "CANCELLED");
        assertThat(ended.get("endTime").isNull()).isFalse();
    }

    @Test
    void aNodeThatDoesNotExistIsRejectedAndTheJobKeepsItsLease() {
        JsonNode leased = submit("-N1");

        long counter = Placement.place(EPOCH, key(leased), id(leased), "gb999");

        JsonNode rejected = outcome(counter, "REJECTED");
        assertThat(rejected.get("slurmErrorCode").asInt()).isEqualTo(2018);
        JsonNode job = LabJob.show(id(leased));
        assertThat(job.get("required_nodes").asText()).isEmpty();
        assertThat(job.get("job_state").toString()).contains("PENDING");
    }

    @Test
    void anOlderOwnerIsNotHeard() {
        JsonNode heard = submit("-N1");
        outcome(Placement.waits(EPOCH, key(heard), id(heard), "heard"), "ACCEPTED");
        JsonNode unheard = submit("-N1");

        long counter = Placement.place(EPOCH - 1, key(unheard), id(unheard), "gb003");

        outcome(counter, "IGNORED_OLDER_EPOCH");
        assertThat(LabJob.show(id(unheard)).get("required_nodes").asText()).isEmpty();
    }

    @Test
    void aLeaseIsRenewedWhilePlacementLives() throws Exception {
        JsonNode leased = submit("-N1");
        outcome(Placement.waits(EPOCH, key(leased), id(leased), "nodes are busy"), "ACCEPTED");
        Thread.sleep(4000);
        JsonNode told = LabJob.show(id(leased));
        assertThat(told.get("admin_comment").asText()).isEqualTo("nodes are busy");
        assertThat(LabJob.begin(told)).as("nobody lives").isEqualTo(time(leased, "beginTime"));

        try (AutoCloseable placement = Placement.alive()) {
            assertThat(placement).isNotNull();
            JsonNode renewed =
                    jobs.await(
                            "a renewed lease",
                            j -> sameJob(leased, j) && isLater(j, time(leased, "beginTime")));
            assertThat(renewed.get("ownBegin").asBoolean()).isFalse();
            assertThat(time(renewed, "beginTime")).isBefore(Instant.now().plusSeconds(601));
        }
    }

    @Test
    void aBusyNodeIsGivenUp() {
        JsonNode first = submit("-N1", "--exclusive");
        outcome(Placement.place(EPOCH, key(first), id(first), "gb004"), "STARTED");
        JsonNode second = submit("-N1", "--exclusive");

        long counter = Placement.place(EPOCH, key(second), id(second), "gb004");

        assertThat(outcome(counter, "REJECTED").get("detail").asText()).contains("still pending");
        assertThat(LabJob.show(id(second)).get("required_nodes").asText()).isEmpty();
    }

    @Test
    void aRefusedJobIsScheduledBySlurm() {
        JsonNode leased = submit("-N1");
        outcome(Placement.refuse(EPOCH, key(leased), id(leased), "not for us"), "RELEASED");
        assertThat(job(leased, "RUNNING").get("adminComment").asText()).isEqualTo("not for us");
    }

    @Test
    void aDrainedNodeIsTold() {
        try (Topic nodes = new Topic("slurm.nodes")) {
            LabResource.lab()
                    .exec("scontrol", "update", "nodename=gb008", "state=drain", "reason=fan");
            JsonNode drained =
                    nodes.await(
                            "gb008 drained",
                            n -> n.get("name").asText().equals("gb008") && has(n, "DRAIN"));
            assertThat(drained.get("reason").asText()).isEqualTo("fan");
            LabResource.lab().exec("scontrol", "update", "nodename=gb008", "state=resume");
        }
    }

    @Test
    void whatIsDecidedDuringAnOutageIsDoneAfterIt() {
        JsonNode leased = submit("-N1");
        LabResource.lab().daemon("stop", "slurmctld");
        long counter = Placement.place(EPOCH, key(leased), id(leased), "gb006");
        LabResource.lab().daemon("start", "slurmctld");

        outcome(counter, "STARTED");
    }

    @Test
    void anUnreadableRecordIsPutAside() {
        try (Topic deadLetters = new Topic("fairlead.deadletters")) {
            Placement.send("slurm.jobcomp", "k", "{\"jobid\":\"no number\"}", Map.of());
            deadLetters.await("the record", v -> v.path("jobid").asText().equals("no number"));
        }
    }

    private JsonNode submit(String... options) {
        List<String> command = new ArrayList<>(List.of("sbatch", "--parsable"));
        command.addAll(List.of(options));
        command.addAll(List.of("--wrap", "sleep 300"));
        String id = LabResource.lab().as("alice", command.toArray(String[]::new)).strip();
        return jobs.await(
                "job " + id, j -> j.path("jobId").asText().equals(id) && has(j, "PENDING"));
    }

    private JsonNode job(JsonNode job, String state) {
        return jobs.await(key(job) + " " + state, j -> sameJob(job, j) && has(j, state));
    }

    private JsonNode outcome(long counter, String kind) {
        Predicate<JsonNode> answers = o -> o.path("decisionCounter").asLong() == counter;
        return outcomes.await(
                kind + " of " + counter,
                o -> answers.test(o) && o.get("outcome").asText().equals(kind));
    }

    private static boolean sameJob(JsonNode job, JsonNode other) {
        return key(job).equals(key(other)) && !other.has("deleted");
    }

    private static boolean isLater(JsonNode job, Instant than) {
        return !job.get("beginTime").isNull() && time(job, "beginTime").isAfter(than);
    }

    private static boolean has(JsonNode thing, String state) {
        return thing.has("states") && texts(thing.get("states")).contains(state);
    }

    private static String key(JsonNode job) {
        return job.get("job").asText();
    }

    private static long id(JsonNode job) {
        return job.get("jobId").asLong();
    }

    private static Instant time(JsonNode thing, String field) {
        return Instant.parse(thing.get(field).asText());
    }

    private static Set<String> texts(JsonNode array) {
        Set<String> texts = new java.util.LinkedHashSet<>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
