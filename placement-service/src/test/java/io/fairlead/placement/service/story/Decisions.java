package io.fairlead.placement.service.story;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.contracts.Contract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** What the service has said about a job so far, oldest first; each held to the contract. */
record Decisions(List<Said> all) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** One decision as it came over the wire. */
    record Said(ConsumerRecord<String, String> record, JsonNode value) {

        String kind() {
            return value.has("deleted") ? "DELETED" : value.get("decision").asText();
        }

        List<String> nodes() {
            List<String> names = new ArrayList<>();
            value.get("nodes").forEach(node -> names.add(node.asText()));
            return names;
        }

        long epoch() {
            return Long.parseLong(Topic.header(record, "ce_epoch"));
        }

        long counter() {
            return Long.parseLong(Topic.header(record, "ce_counter"));
        }
    }

    static Decisions about(String cluster, String job) {
        List<Said> all =
                new Topic("placement.decisions")
                        .records(cluster + "/").stream()
                                .filter(r -> job.isEmpty() || r.key().endsWith("/" + job))
                                .map(r -> new Said(r, parse(r.value())))
                                .toList();
        return new Decisions(all);
    }

    List<String> kinds() {
        return all.stream().map(Said::kind).toList();
    }

    Said last() {
        if (all.isEmpty()) {
            throw new AssertionError("nothing is decided yet");
        }
        return all.get(all.size() - 1);
    }

    private static JsonNode parse(String json) {
        Contract.of("placement.decisions").check(json);
        try {
            return JSON.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
