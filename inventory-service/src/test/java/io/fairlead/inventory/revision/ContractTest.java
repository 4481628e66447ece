package io.fairlead.inventory.revision;

import static io.fairlead.inventory.revision.World.latest;
import static io.fairlead.inventory.revision.World.post;
import static io.fairlead.inventory.revision.World.sent;
import static io.fairlead.inventory.revision.World.slurmHas;
import static io.fairlead.inventory.revision.World.until;
import static io.fairlead.inventory.revision.World.untilKnown;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fairlead.contracts.Example;
import io.fairlead.contracts.Examples;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

/** What this service really sends is what the recorded examples say. */
@InventoryServiceTest
class ContractTest {

    private static final String TIME = "2026-11-30T12:00:00.123456Z";
    private static final String FIRST =
            """
            BlockName=nvl1 Nodes=gb[001-002]
            SwitchName=leaf1 Nodes=gb001
            SwitchName=leaf2 Nodes=gb002
            SwitchName=spine Switches=leaf[1-2]
            """;
    private static final String SECOND =
            """
            BlockName=nvl1 Nodes=gb001
            SwitchName=leaf1 Nodes=gb001
            SwitchName=spine Switches=leaf1
            """;

    @Test
    void theExamplesAreWhatIsSent() {
        slurmHas("lab", 1, "gb001", "gb002", "login1");
        untilKnown("lab", FIRST + "BlockName=rest Nodes=login1");
        post("lab", "topology.conf", FIRST).statusCode(201);
        until(() -> assertThat(sent("inventory.revisions", "lab")).hasSize(1));
        verify("inventory.nodes", "lab/gb001", "node");
        verify("inventory.nodes", "lab/login1", "node-in-no-block");
        verify("inventory.switches", "lab/leaf1", "leaf");
        verify("inventory.switches", "lab/spine", "root");
        verify("inventory.revisions", "lab", "revision");

        // A node leaves Slurm: its block has to let it go first, or the topology would be refused.
        post("lab", "topology.conf", SECOND).statusCode(201);
        World.slurmHasNoMore("lab", 2, "gb002");

        until(() -> assertThat(sent("inventory.revisions", "lab")).hasSize(3));
        verify("inventory.nodes", "lab/gb002", "node-gone");
        verify("inventory.switches", "lab/leaf2", "switch-gone");
        verify("inventory.revisions", "lab", "revision-with-deletions");
    }

    private static void verify(String topic, String key, String name) {
        ConsumerRecord<String, String> record = latest(topic, "lab").get(key);
        Map<String, String> headers = new TreeMap<>();
        record.headers()
                .forEach(h -> headers.put(h.key(), new String(h.value(), StandardCharsets.UTF_8)));
        // The one thing that differs from run to run.
        headers.replace("ce_time", TIME);
        ObjectNode value = json(record.value());
        if (value.has("importedAt")) {
            value.put("importedAt", TIME);
        }
        Examples.verify(new Example(topic, name, key, headers, value));
    }

    private static ObjectNode json(String text) {
        try {
            return (ObjectNode) new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }
}
