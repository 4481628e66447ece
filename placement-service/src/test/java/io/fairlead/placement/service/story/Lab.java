package io.fairlead.placement.service.story;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.contracts.Contract;
import io.fairlead.placement.service.story.Topic.State;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A cluster of its own for a test: four NVLink domains of 18 nodes with 4 GPUs, as
 * inventory-service and the gateway would tell of it. Everything it sends is held to the contract
 * first.
 */
final class Lab {

    static final int DOMAINS = 4;
    static final int NODES_PER_DOMAIN = 18;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final String cluster;
    private final Map<String, Long> counters = new HashMap<>();
    private final TreeMap<String, String> inventoryLines = new TreeMap<>();

    Lab(String cluster) {
        this.cluster = cluster;
    }

    static String node(int domain, int number) {
        return "gb%03d".formatted((domain - 1) * NODES_PER_DOMAIN + number);
    }

    /** The nodes and switches, without the manifest. */
    void inventoryArrives() {
        List<State> nodes = new ArrayList<>();
        for (int domain = 1; domain <= DOMAINS; domain++) {
            for (int number = 1; number <= NODES_PER_DOMAIN; number++) {
                nodes.add(inventoryNode(domain, node(domain, number)));
            }
        }
        new Topic("inventory.nodes").send(nodes);
    }

    /** The manifest of what was sent, or of so many nodes more than that. */
    void manifestArrives(long revision, int missing) {
        String lines = inventoryLines.values().stream().collect(joining());
        Map<String, Object> nodes =
                Map.of("count", inventoryLines.size() + missing, "digest", sha256(lines));
        Map<String, Object> switches = Map.of("count", 0, "digest", sha256(""));
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("cluster", cluster);
        value.put("revision", revision);
        value.put("importedAt", "2026-12-01T09:00:00Z");
        value.put("author", "olga");
        value.put("sources", List.of());
        value.put("kinds", Map.of("nodes", nodes, "switches", switches));
        send("inventory.revisions", cluster, value);
    }

    /** All nodes idle in Slurm, but the first so many of each domain, which are busy. */
    void slurmNodesArrive(int busyPerDomain) {
        List<State> nodes = new ArrayList<>();
        for (int domain = 1; domain <= DOMAINS; domain++) {
            for (int number = 1; number <= NODES_PER_DOMAIN; number++) {
                boolean busy = number <= busyPerDomain;
                nodes.add(
                        slurmNode(node(domain, number), busy ? 4 : 0, busy ? "ALLOCATED" : "IDLE"));
            }
        }
        new Topic("slurm.nodes").send(nodes);
    }

    void slurmNodeIs(String name, int gpusAllocated, String... states) {
        new Topic("slurm.nodes").send(List.of(slurmNode(name, gpusAllocated, states)));
    }

    /** A pending job under its lease. */
    void jobArrives(long id, int nodes) {
        job(id, nodes, Map.of());
    }

    void job(long id, int nodes, Map<String, Object> changes) {
        send("slurm.jobs", cluster + "/" + jobKey(id), jobValue(id, nodes, changes));
    }

    void jobIsDeleted(long id) {
        sendDeletion("slurm.jobs", jobKey(id), "job");
    }

    void outcome(long id, long epoch, long counter, String outcome, List<String> nodes) {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("cluster", cluster);
        value.put("job", jobKey(id));
        value.put("jobId", id);
        value.put("decisionEpoch", epoch);
        value.put("decisionCounter", counter);
        value.put("outcome", outcome);
        value.put("nodes", nodes);
        value.put("detail", "Requested nodes are busy");
        value.put("slurmErrorCode", null);
        value.put("decidedAt", "2026-12-01T10:00:00Z");
        value.put("at", java.time.Instant.now().toString());
        send("slurm.outcomes", cluster + "/" + jobKey(id), value);
    }

    String cluster() {
        return cluster;
    }

    String jobKey(long id) {
        return "s" + cluster + id;
    }

    static List<String> domain(int domain) {
        return IntStream.rangeClosed(1, NODES_PER_DOMAIN).mapToObj(n -> node(domain, n)).toList();
    }

    private Map<String, Object> jobValue(long id, int nodes, Map<String, Object> changes) {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("nodes", nodes);
        request.put("maxNodes", nodes);
        request.put("gpusPerNode", 4);
        request.put("gpusPerJob", null);
        request.put("cpusPerNode", 1);
        request.put("memoryPerNodeBytes", null);
        request.put("exclusive", true);
        request.put("segmentSize", null);
        request.put("maxSwitches", null);
        request.put("features", "");
        request.put("requiredNodes", List.of());
        request.put("excludedNodes", List.of());
        request.put("reservation", null);
        request.put("arrayJob", false);
        request.put("hetJob", false);
        request.put("dependency", "");
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("cluster", cluster);
        value.put("job", jobKey(id));
        value.put("jobId", id);
        value.put("name", "train");
        value.put("user", "alice");
        value.put("account", "acme");
        value.put("partition", "gpu");
        value.put("qos", "normal");
        value.put("states", List.of("PENDING"));
        value.put("reason", "BeginTime");
        value.put("priority", 100);
        value.put("submitTime", "2026-12-01T10:00:00Z");
        value.put("beginTime", "2026-12-01T10:02:00Z");
        value.put("managed", true);
        value.put("ownBegin", false);
        value.put("held", false);
        value.put("startTime", null);
        value.put("endTime", null);
        value.put("timeLimitSeconds", 3600);
        value.put("restartCount", 0);
        value.put("request", request);
        value.put("nodes", List.of());
        value.put("adminComment", "fairlead: waiting for a placement decision");
        changes.forEach(
                (name, changed) ->
                        (request.containsKey(name) ? request : value).put(name, changed));
        if (changes.containsKey("on")) {
            value.remove("on");
            value.put("nodes", changes.get("on"));
        }
        return value;
    }

    private State inventoryNode(int domain, String name) {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("cluster", cluster);
        value.put("name", name);
        value.put("gpuModel", "gb200");
        value.put("gpus", 4);
        value.put("cpus", 144);
        value.put("memoryBytes", 1L << 40);
        value.put("nvlinkDomain", "nvl" + domain);
        value.put("rack", "rack" + domain);
        value.put("leafSwitches", List.of("leaf" + domain));
        State state = state("inventory.nodes", cluster + "/" + name, value);
        inventoryLines.put(
                state.key(), state.key() + " " + state.epoch() + " " + state.counter() + "\n");
        return state;
    }

    private State slurmNode(String name, int gpusAllocated, String... states) {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("cluster", cluster);
        value.put("name", name);
        value.put("states", List.of(states));
        value.put("reason", "");
        value.put("gpuModel", "gb200");
        value.put("gpus", 4);
        value.put("gpusAllocated", gpusAllocated);
        value.put("cpus", 144);
        value.put("cpusAllocated", gpusAllocated * 36);
        value.put("memoryBytes", 1L << 40);
        value.put("memoryAllocatedBytes", 0);
        value.put("partitions", List.of("gpu"));
        value.put("features", List.of());
        return state("slurm.nodes", cluster + "/" + name, value);
    }

    private void send(String topic, String key, Map<String, Object> value) {
        new Topic(topic).send(List.of(state(topic, key, value)));
    }

    private void sendDeletion(String topic, String id, String field) {
        String key = cluster + "/" + id;
        State gone = state(topic, key, Map.of("cluster", cluster, field, id, "deleted", true));
        new Topic(topic)
                .send(List.of(new State(key, gone.epoch(), gone.counter(), true, gone.json())));
    }

    private State state(String topic, String key, Map<String, Object> value) {
        String json = JSON.valueToTree(value).toString();
        Contract.of(topic).check(json);
        long counter = counters.merge(topic + key, 1L, Long::sum);
        return new State(key, 1, counter, false, json);
    }

    private static String sha256(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
