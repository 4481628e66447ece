package io.fairlead.gateway.portal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The last known state of one cluster's nodes and jobs, by their names and keys; a null takes a
 * thing out. Whoever watches is told what changed. Safe for use by several threads.
 */
public final class ClusterPicture {

    private final String cluster;
    private final Map<String, InventoryNode> inventory = new TreeMap<>(NaturalOrder.NAMES);
    private final Map<String, SlurmNode> slurmNodes = new TreeMap<>(NaturalOrder.NAMES);
    private final Map<String, SlurmJob> jobs = new HashMap<>();
    private final Map<String, Decision> decisions = new HashMap<>();
    private final Map<String, Outcome> outcomes = new HashMap<>();
    private final Map<String, Set<String>> jobsOnNode = new HashMap<>();
    private final List<Watch> watches = new ArrayList<>();
    private @Nullable Long revision;
    private boolean complete;

    ClusterPicture(String cluster, boolean complete) {
        this.cluster = cluster;
        this.complete = complete;
    }

    /** The cluster's name. */
    public String cluster() {
        return cluster;
    }

    /** Where a node stands. */
    public synchronized void inventoryNode(String name, @Nullable InventoryNode node) {
        put(inventory, name, node);
        watches.forEach(Watch::everythingChanged);
    }

    /** The revision in force. */
    public synchronized void revision(@Nullable Revision now) {
        revision = now == null ? null : now.revision();
        watches.forEach(Watch::everythingChanged);
    }

    /** What Slurm says of a node. */
    public synchronized void slurmNode(String name, @Nullable SlurmNode node) {
        boolean known = inventory.containsKey(name) || slurmNodes.containsKey(name);
        put(slurmNodes, name, node);
        if (known && node != null) {
            tell(watch -> watch.nodeChanged(name));
        } else {
            watches.forEach(Watch::everythingChanged);
        }
    }

    /** What Slurm says of a job. */
    public synchronized void job(String key, @Nullable SlurmJob now) {
        SlurmJob before = jobs.get(key);
        put(jobs, key, now);
        Set<String> touched = new TreeSet<>();
        if (before != null && before.onNodes()) {
            before.nodes().forEach(node -> leave(node, key));
            touched.addAll(before.nodes());
        }
        if (now != null && now.onNodes()) {
            now.nodes()
                    .forEach(
                            node ->
                                    jobsOnNode
                                            .computeIfAbsent(node, ignored -> new TreeSet<>())
                                            .add(key));
            touched.addAll(now.nodes());
        }
        tell(watch -> watch.jobChanged(key, before));
        tell(watch -> touched.forEach(watch::nodeChanged));
    }

    /** What placement decided for a job. */
    public synchronized void decision(String key, @Nullable Decision decision) {
        put(decisions, key, decision);
        tell(watch -> watch.jobChanged(key, jobs.get(key)));
    }

    /** What Slurm made of it. */
    public synchronized void outcome(String key, @Nullable Outcome outcome) {
        put(outcomes, key, outcome);
        tell(watch -> watch.jobChanged(key, jobs.get(key)));
    }

    /** Everything known is read. */
    synchronized void completed() {
        complete = true;
        watches.forEach(Watch::everythingChanged);
    }

    synchronized void add(Watch watch) {
        watches.add(watch);
    }

    synchronized void remove(Watch watch) {
        watches.remove(watch);
    }

    /** The picture's content under its lock. */
    synchronized <T> T read(Reader<T> reader) {
        return reader.read(
                new Content(
                        cluster,
                        revision,
                        complete,
                        inventory,
                        slurmNodes,
                        jobs,
                        decisions,
                        outcomes,
                        jobsOnNode));
    }

    /** Looks at the content; keeps nothing of it. */
    interface Reader<T> {
        T read(Content content);
    }

    /** Live maps, to be read under the lock only. */
    record Content(
            String cluster,
            @Nullable Long revision,
            boolean complete,
            Map<String, InventoryNode> inventory,
            Map<String, SlurmNode> slurmNodes,
            Map<String, SlurmJob> jobs,
            Map<String, Decision> decisions,
            Map<String, Outcome> outcomes,
            Map<String, Set<String>> jobsOnNode) {}

    private void tell(Consumer<Watch> change) {
        watches.forEach(change);
    }

    private void leave(String node, String job) {
        Set<String> there = jobsOnNode.get(node);
        if (there != null && there.remove(job) && there.isEmpty()) {
            jobsOnNode.remove(node);
        }
    }

    private static <T> void put(Map<String, T> map, String key, @Nullable T value) {
        if (value == null) {
            map.remove(key);
        } else {
            map.put(key, Objects.requireNonNull(value));
        }
    }
}
