package io.fairlead.inventory.facts;

import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The nodes of the clusters whose partitions this instance owns. States of jobs come and go on the
 * same events; only what differs in the facts is a change here.
 */
public final class KnownNodes {

    private static final class Cluster {

        private final Map<String, NodeFacts> nodes = new TreeMap<>();
        private long version;
        private Instant changedAt;

        Cluster(Instant changedAt) {
            this.changedAt = changedAt;
        }
    }

    private final Clock clock;
    private final Map<String, Cluster> clusters = new HashMap<>();
    private boolean whole;
    private long term;

    /**
     * Without a node yet.
     *
     * @param clock says since when the facts are quiet
     */
    public KnownNodes(Clock clock) {
        this.clock = clock;
    }

    /**
     * The facts of a cluster at one moment.
     *
     * @param nodes facts by node name
     * @param version counts their changes since the service started
     * @param changedAt when the last change came in
     */
    public record Facts(Map<String, NodeFacts> nodes, long version, Instant changedAt) {

        public Facts {
            nodes = Map.copyOf(nodes);
        }
    }

    /** A node is there, with these facts. */
    public synchronized void put(String cluster, String name, NodeFacts facts) {
        Cluster known = cluster(cluster);
        if (!facts.equals(known.nodes.put(name, facts))) {
            changed(known);
        }
    }

    /** A node is gone from Slurm. */
    public synchronized void remove(String cluster, String name) {
        Cluster known = cluster(cluster);
        if (known.nodes.remove(name) != null) {
            changed(known);
        }
    }

    /** Partitions were taken over: facts are on their way, and writes need a new epoch. */
    public synchronized void takenOver() {
        whole = false;
        term++;
    }

    /** Everything known at the takeover is read. */
    public synchronized void caughtUp() {
        whole = true;
    }

    /** Whether everything known at the takeover is read. */
    public synchronized boolean whole() {
        return whole;
    }

    /** Counts the takeovers. */
    public synchronized long term() {
        return term;
    }

    /** The facts of a cluster; without nodes where none is known. */
    public synchronized Facts of(String cluster) {
        Cluster known = clusters.get(cluster);
        return known == null
                ? new Facts(Map.of(), 0, clock.instant())
                : new Facts(known.nodes, known.version, known.changedAt);
    }

    /** The clusters that have a node. */
    public synchronized Set<String> clusters() {
        Set<String> names = new TreeSet<>();
        clusters.forEach(
                (name, known) -> {
                    if (!known.nodes.isEmpty()) {
                        names.add(name);
                    }
                });
        return names;
    }

    private Cluster cluster(String name) {
        return clusters.computeIfAbsent(name, ignored -> new Cluster(clock.instant()));
    }

    private void changed(Cluster known) {
        known.version++;
        known.changedAt = clock.instant();
    }
}
