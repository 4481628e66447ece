package io.fairlead.inventory.revision;

import static io.fairlead.inventory.revision.World.header;
import static io.fairlead.inventory.revision.World.latest;
import static io.fairlead.inventory.revision.World.operator;
import static io.fairlead.inventory.revision.World.post;
import static io.fairlead.inventory.revision.World.sent;
import static io.fairlead.inventory.revision.World.slurmHas;
import static io.fairlead.inventory.revision.World.until;
import static io.fairlead.inventory.revision.World.untilKnown;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.time.Duration;
import java.util.HexFormat;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@InventoryServiceTest
class ImportTest {

    private static final String TWO_BLOCKS =
            """
            BlockName=nvl1 Nodes=gb[001-002]
            BlockName=nvl2 Nodes=gb[003-004]
            SwitchName=leaf1 Nodes=gb[001-004]
            SwitchName=spine Switches=leaf1
            """;

    @Inject DataSource database;

    @Test
    void factsAndATopologyBecomeARevisionThatIsSentWhole() {
        cluster("whole");

        post("whole", "topology.conf", TWO_BLOCKS)
                .statusCode(201)
                .body("result", equalTo("in-force"))
                .body("revision.number", equalTo(1))
                .body("revision.author", equalTo("olga"))
                .body("summary", equalTo("nodes +5 -0 ~0, switches +2 -0 ~0"))
                .body("warnings.code", contains("bare-nodes"));

        until(() -> assertThat(sent("inventory.revisions", "whole")).hasSize(1));
        assertManifestFits("whole", 1);
        assertThat(json(latest("inventory.nodes", "whole").get("whole/gb001").value()))
                .isEqualTo(
                        json(
                                """
                                {"cluster":"whole","name":"gb001","gpuModel":"gb200","gpus":4,
                                 "cpus":144,"memoryBytes":943718400000,"nvlinkDomain":"nvl1",
                                 "rack":"nvl1","leafSwitches":["leaf1"]}
                                """));
        operator()
                .get("/clusters/whole/topology")
                .then()
                .statusCode(200)
                .body("revision", equalTo(1))
                .body("domains.name", contains("nvl1", "nvl2"))
                .body("racks[1].nodes", contains("gb003", "gb004"))
                .body("switches.name", contains("spine", "leaf1"))
                .body("nodes.size()", equalTo(5));
        operator()
                .get("/clusters/whole/nodes/gb005")
                .then()
                .statusCode(200)
                .body("rack", nullValue())
                .body("gpus", equalTo(4));
        operator().get("/clusters/whole/nodes/nobody").then().statusCode(404);
    }

    @Test
    void theSameAgainIsNoRevisionAndNoEvent() {
        cluster("same");
        post("same", "topology.conf", TWO_BLOCKS).statusCode(201);
        until(() -> assertThat(sent("inventory.revisions", "same")).hasSize(1));

        post("same", "topology.conf", "# only a remark more\n" + TWO_BLOCKS)
                .statusCode(200)
                .body("result", equalTo("unchanged"))
                .body("revision.number", equalTo(1));

        World.pause(Duration.ofSeconds(2));
        assertThat(sent("inventory.nodes", "same")).hasSize(5);
        assertThat(sent("inventory.revisions", "same")).hasSize(1);
    }

    @Test
    void aNodeThatMovesIsOneEventAndAManifest() {
        cluster("move");
        post("move", "topology.conf", TWO_BLOCKS).statusCode(201);
        String moved = TWO_BLOCKS.replace("001-002", "001-003").replace("003-004]\nSw", "004]\nSw");

        post("move", "topology.conf", moved)
                .statusCode(201)
                .body("summary", equalTo("nodes +0 -0 ~1, switches +0 -0 ~0"))
                .body("changes.nodes.changed.names", equalTo("gb003"));

        until(() -> assertThat(sent("inventory.revisions", "move")).hasSize(2));
        assertThat(sent("inventory.nodes", "move")).hasSize(6);
        assertManifestFits("move", 2);
    }

    @Test
    void aRefusedFileChangesNothingAndSaysWhereAndWhatToDo() {
        cluster("refused");
        post("refused", "topology.conf", TWO_BLOCKS).statusCode(201);

        post("refused", "topology.conf", TWO_BLOCKS.replace("gb[003-004]", "gb[002-003],node9"))
                .statusCode(422)
                .contentType("application/problem+json")
                .body("findings.code", contains("unknown-node", "node-in-two-blocks"))
                .body("findings.file", contains("topology.conf", "topology.conf"))
                .body("findings.line", contains(2, 2))
                .body(
                        "findings[0].remedy",
                        equalTo("correct the name, or add the node to slurm.conf first"));

        post("refused", "topology.conf", "#\n".repeat(1_100_000))
                .statusCode(422)
                .body("findings.code", contains("too-large"));

        operator().get("/clusters/refused/revisions").then().body("number", contains(1));
    }

    @Test
    void aDryRunTellsAndChangesNothing() {
        cluster("dry");

        operator()
                .contentType("text/plain")
                .body(TWO_BLOCKS)
                .post("/clusters/dry/revisions?file=topology.conf&dryRun=true")
                .then()
                .statusCode(200)
                .body("result", equalTo("possible"))
                .body("revision", nullValue())
                .body("changes.nodes.added.count", equalTo(5));

        operator().get("/clusters/dry/revisions").then().statusCode(200).body("size()", equalTo(0));
        operator().get("/clusters/dry/topology").then().statusCode(404);
    }

    @Test
    void newFactsMakeTheRevisionAnew() {
        cluster("facts");
        post("facts", "topology.conf", TWO_BLOCKS).statusCode(201);

        slurmHas("facts", 1, "gb006", "gb007");

        until(
                () ->
                        operator()
                                .get("/clusters/facts/revisions")
                                .then()
                                .body("number", contains(2, 1))
                                .body("author", contains("inventory-service (node facts)", "olga"))
                                .body("[0].summary", equalTo("nodes +2 -0 ~0, switches +0 -0 ~0")));
        operator()
                .get("/clusters/facts/revisions/2")
                .then()
                .body("changes.nodes.added.names", equalTo("gb[006-007]"));
        operator().get("/clusters/facts/revisions?before=2").then().body("number", contains(1));
        operator().get("/clusters/facts/revisions/3").then().statusCode(404);
    }

    @Test
    void whatWasWrittenButNotSentIsSentLater() throws Exception {
        cluster("crash");
        post("crash", "topology.conf", TWO_BLOCKS).statusCode(201);
        until(() -> assertThat(sent("inventory.revisions", "crash")).hasSize(1));

        // As a kill between commit and send leaves it.
        try (Connection connection = database.getConnection();
                var update = connection.createStatement()) {
            update.executeUpdate("UPDATE state_event SET sent = false WHERE cluster = 'crash'");
        }

        until(() -> assertThat(sent("inventory.revisions", "crash")).hasSize(2));
        until(() -> assertThat(sent("inventory.nodes", "crash")).hasSize(10));
        assertManifestFits("crash", 1);
    }

    private static void cluster(String name) {
        slurmHas(name, 1, "gb001", "gb002", "gb003", "gb004", "gb005");
        untilKnown(name, TWO_BLOCKS + "BlockName=rest Nodes=gb005");
    }

    /** Recomputes the manifest from what Kafka has, as a consumer does. */
    private static void assertManifestFits(String cluster, int revision) {
        JsonNode manifest = json(latest("inventory.revisions", cluster).get(cluster).value());
        assertThat(manifest.get("revision").asInt()).isEqualTo(revision);
        for (String kind : new String[] {"nodes", "switches"}) {
            StringBuilder lines = new StringBuilder();
            latest("inventory." + kind, cluster)
                    .forEach(
                            (key, record) ->
                                    lines.append(key)
                                            .append(" " + header(record, "ce_epoch"))
                                            .append(" " + header(record, "ce_counter") + "\n"));
            assertThat(manifest.at("/kinds/" + kind + "/digest").asText())
                    .isEqualTo(sha256(lines.toString()));
            assertThat(manifest.at("/kinds/" + kind + "/count").asInt())
                    .isEqualTo(lines.toString().lines().count());
        }
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }
}
