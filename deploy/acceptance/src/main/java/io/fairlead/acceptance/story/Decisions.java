package io.fairlead.acceptance.story;

import io.fairlead.acceptance.Await;
import io.fairlead.acceptance.events.EventLog;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/** What placement decided, read from its events. */
final class Decisions {

    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final EventLog events;

    Decisions(EventLog events) {
        this.events = events;
    }

    /**
     * A decision to place.
     *
     * @param nodes decided nodes
     * @param nodesByDomain nodes per NVLink domain
     * @param reason the reason given to the user
     */
    record Placement(List<String> nodes, Map<String, Integer> nodesByDomain, String reason) {}

    /** The job's first decision to place, once there is one. */
    Placement placement(long jobId) throws Exception {
        return Await.value(
                "a decision to place job " + jobId,
                LIMIT,
                () ->
                        events.first("placement.decisions", jobId, "decision", "PLACE")
                                .map(Decisions::read));
    }

    private static Placement read(EventLog.Event event) {
        Map<String, Integer> domains = new TreeMap<>();
        event.value()
                .path("nvlinkDomains")
                .forEach(d -> domains.put(d.path("name").asText(), d.path("nodes").asInt()));
        List<String> nodes =
                StreamSupport.stream(event.value().path("nodes").spliterator(), false)
                        .map(node -> node.asText())
                        .toList();
        return new Placement(nodes, domains, event.text("reason"));
    }
}
