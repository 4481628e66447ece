package io.fairlead.inventory.revision;

import static io.fairlead.inventory.revision.World.operator;
import static io.fairlead.inventory.revision.World.post;
import static io.fairlead.inventory.revision.World.sent;
import static io.fairlead.inventory.revision.World.slurmHas;
import static io.fairlead.inventory.revision.World.until;
import static io.fairlead.inventory.revision.World.untilKnown;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;

import io.fairlead.platform.events.postgres.OwnerEpochs;
import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who may write a cluster, and in what order. */
@InventoryServiceTest
class OwnershipTest {

    private static final String FIRST = "BlockName=nvl1 Nodes=gb001\n";
    private static final String SECOND = "BlockName=nvl1 Nodes=gb[001-002]\n";

    @Inject OwnerEpochs epochs;

    @Test
    void aReplacedOwnerWritesNothing() {
        slurmHas("replaced", 1, "gb001", "gb002");
        untilKnown("replaced", SECOND);
        post("replaced", "topology.conf", FIRST).statusCode(201);
        until(() -> assertThat(sent("inventory.revisions", "replaced")).hasSize(1));

        // Another instance takes the cluster over; this one has not heard of it yet.
        epochs.next("replaced").await().atMost(World.PATIENCE);

        post("replaced", "topology.conf", SECOND)
                .statusCode(503)
                .contentType("application/problem+json")
                .body("detail", containsString("Another instance"));
        operator().get("/clusters/replaced/revisions").then().body("number", contains(1));
        assertThat(sent("inventory.nodes", "replaced")).hasSize(2);
    }

    @Test
    void twoImportsAtOnceAreTwoRevisionsOneAfterTheOther() {
        slurmHas("atonce", 1, "gb001", "gb002");
        untilKnown("atonce", SECOND);

        List<CompletableFuture<Integer>> both =
                Stream.of(FIRST, SECOND)
                        .map(
                                text ->
                                        CompletableFuture.supplyAsync(
                                                () ->
                                                        post("atonce", "topology.conf", text)
                                                                .extract()
                                                                .statusCode()))
                        .toList();

        assertThat(both).extracting(CompletableFuture::join).containsExactly(201, 201);
        operator().get("/clusters/atonce/revisions").then().body("number", contains(2, 1));
        until(() -> assertThat(sent("inventory.revisions", "atonce")).isNotEmpty());
    }
}
