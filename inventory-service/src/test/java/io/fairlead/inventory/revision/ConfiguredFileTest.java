package io.fairlead.inventory.revision;

import static io.fairlead.inventory.revision.World.operator;
import static io.fairlead.inventory.revision.World.post;
import static io.fairlead.inventory.revision.World.slurmHas;
import static io.fairlead.inventory.revision.World.until;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The file of src/test/resources/META-INF/microprofile-config.properties, from nothing on. */
@InventoryServiceTest
class ConfiguredFileTest {

    private static final Path FILE = Path.of("target/configured-topology.yaml");
    private static final String CLUSTER = "configured";

    @Test
    void theFileIsFollowedAndABadOneLeavesWhatIsInForce() throws IOException {
        // Nothing there: the service says what it waits for.
        Files.deleteIfExists(FILE);
        until(() -> check().body(at("status"), equalTo("DOWN")));
        operator().get("/q/health/ready").then().statusCode(503);
        post(CLUSTER, "topology.yaml", file("gb[001-002]"))
                .statusCode(503)
                .contentType("application/problem+json")
                .body("detail", containsString("is the gateway polling Slurm?"));

        // Half of Slurm's nodes, then all: the file waits for them.
        Files.writeString(FILE, file("gb[001-002]"));
        slurmHas(CLUSTER, 1, "gb001");
        until(
                () ->
                        check().body(
                                        at("data.refused"),
                                        containsString(":6:32: Slurm has no node gb002")));
        slurmHas(CLUSTER, 1, "gb002", "gb003");
        until(() -> check().body(at("data.revision"), equalTo(1)));
        check().body(at("status"), equalTo("UP")).body(at("data.refused"), nullValue());
        revisions()
                .body("number", contains(1))
                .body("author", contains("inventory-service (file)"))
                .body("[0].sources.file", contains("configured-topology.yaml"));

        // A bad edit: told, and nothing else changes.
        Files.writeString(FILE, file("gb[001-0"));
        until(() -> check().body(at("data.refused"), containsString("bad hostlist")));
        check().body(at("status"), equalTo("UP"));
        revisions().body("number", contains(1));

        // A good edit, and one that takes it back.
        Files.writeString(FILE, file("gb[001-003]"));
        until(() -> revisions().body("number", contains(2, 1)));
        Files.writeString(FILE, file("gb[001-002]"));
        until(() -> revisions().body("number", contains(3, 2, 1)));

        // What an operator brings holds until the file is edited again.
        post(CLUSTER, "by-hand.yaml", file("gb[002-003]")).statusCode(201);
        slurmHas(CLUSTER, 1, "gb004");
        until(() -> revisions().body("[0].author", equalTo("inventory-service (node facts)")));
        revisions().body("[0].sources.file", contains("by-hand.yaml"));
        Files.delete(FILE);
        until(() -> check().body(at("data.refused"), containsString("cannot be read")));
        check().body(at("status"), equalTo("UP"));
    }

    private static String file(String nodes) {
        return """
               - topology: nvl
                 cluster_default: true
                 block:
                   block_sizes: [ 2 ]
                   blocks:
                     - { block: nvl1, nodes: "%s" }
               """
                .formatted(nodes);
    }

    private static ValidatableResponse revisions() {
        return operator().get("/clusters/" + CLUSTER + "/revisions").then();
    }

    private static ValidatableResponse check() {
        return operator().get("/q/health/ready").then();
    }

    private static String at(String field) {
        return "checks.find { it.name == 'topology' }." + field;
    }
}
