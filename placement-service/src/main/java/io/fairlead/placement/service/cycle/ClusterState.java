package io.fairlead.placement.service.cycle;

import io.fairlead.placement.service.decisions.Decision;
import io.fairlead.placement.service.decisions.DecisionBook;
import io.fairlead.placement.service.decisions.Issued;
import io.fairlead.placement.service.decisions.Outcome;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.nodes.SlurmNode;
import io.fairlead.placement.service.topology.Completeness;
import io.fairlead.placement.service.topology.Revision;
import io.fairlead.placement.service.topology.TopologySwitch;
import io.fairlead.platform.events.StateVersion;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Everything known of one cluster. Thread-safe: events come in while a cycle decides. */
public final class ClusterState {

    /**
     * The nodes of a cluster that is new to Slurm's gateway arrive one by one: a decision among the
     * first few would spread a job over whatever is there.
     */
    static final Duration SETTLE = Duration.ofMillis(500);

    private final String cluster;
    private final TopologySwitch topology = new TopologySwitch();
    private final Map<String, SlurmNode> nodes = new HashMap<>();
    private final Map<String, SlurmJob> jobs = new HashMap<>();
    private final Map<String, Instant> firstSeen = new HashMap<>();
    private final DecisionBook book = new DecisionBook();
    private Instant settled = Instant.EPOCH;
    private Ownership ownership = Ownership.NONE;
    private long epoch;
    private long term;

    private enum Ownership {
        /** An epoch is to be taken first. */
        NONE,
        OWNER,
        /** Another instance has taken the next epoch. */
        REPLACED
    }

    /** Nothing is known yet. */
    public ClusterState(String cluster) {
        this.cluster = cluster;
    }

    /** Its name. */
    public String cluster() {
        return cluster;
    }

    /** Something of the inventory changed. */
    public synchronized void inventory(Consumer<TopologySwitch> change) {
        change.accept(topology);
    }

    /** A node's newest state in Slurm. */
    public synchronized void node(SlurmNode node, Instant now) {
        if (nodes.put(node.name(), node) == null) {
            settled = now.plus(SETTLE);
        }
    }

    /** A node is gone from Slurm. */
    public synchronized void nodeGone(String name) {
        nodes.remove(name);
    }

    /** A job's newest state. */
    public synchronized void job(SlurmJob job, Instant now) {
        if (job.ended()) {
            jobGone(job.job());
            return;
        }
        jobs.put(job.job(), job);
        if (job.pending()) {
            firstSeen.putIfAbsent(job.job(), now);
        }
    }

    /** A job is gone, or has ended. */
    public synchronized void jobGone(String job) {
        jobs.remove(job);
        firstSeen.remove(job);
    }

    /** What Slurm made of a decision. */
    public synchronized void outcome(Outcome outcome) {
        book.answered(outcome);
    }

    /** An outcome's state was deleted. */
    public synchronized void outcomeGone(String job) {
        book.outcomeGone(job);
    }

    /** The revision in force; null until the first is whole. */
    public synchronized @Nullable Revision revision() {
        return topology.inForce();
    }

    /** How far the newest revision is collected. */
    public synchronized Completeness completeness() {
        return topology.completeness();
    }

    /** Partitions changed hands: the next decision needs a new epoch. */
    public synchronized void resign() {
        ownership = Ownership.NONE;
        term++;
    }

    /** Another instance owns it now: no more decisions until the next takeover. */
    public synchronized void replaced() {
        ownership = Ownership.REPLACED;
    }

    /** Whether an epoch is to be taken. */
    public synchronized boolean needsEpoch() {
        return ownership == Ownership.NONE;
    }

    /** Counts takeovers of partitions; see {@link #takeOver}. */
    public synchronized long term() {
        return term;
    }

    /**
     * This instance owns the cluster now.
     *
     * @param since the term in which the epoch was asked for; if another has begun, this is void
     * @param stored decisions in force by job, from the state store
     */
    public synchronized void takeOver(long since, long newEpoch, Map<String, Issued> stored) {
        if (since == term) {
            epoch = newEpoch;
            book.load(stored);
            stored.forEach((job, i) -> firstSeen.replace(job, i.decision().jobSeenAt()));
            ownership = Ownership.OWNER;
        }
    }

    /** What is to be said now: a cycle's decisions on the state as it is at this moment. */
    public synchronized Plan plan(Instant now) {
        Revision revision = topology.inForce();
        if (ownership != Ownership.OWNER || revision == null) {
            return Plan.nothing(epoch, null);
        }
        Known known = known(revision);
        if (now.isBefore(settled) || !known.slurmIsKnown()) {
            return Plan.nothing(epoch, now.isBefore(settled) ? settled : null);
        }
        return Planner.plan(known, book, Map.copyOf(firstSeen), epoch, now);
    }

    /** The changes are written, under these versions by job. */
    public synchronized void written(Changes changes, Map<String, StateVersion> versions) {
        for (Decision decision : changes.decisions()) {
            StateVersion version = versions.get(decision.job());
            if (version != null) {
                book.issued(decision, version);
            }
        }
        changes.deletions().forEach(book::deleted);
    }

    /** The decision of a job in force; null where there is none. */
    public synchronized @Nullable Issued decisionOf(String job) {
        return book.of(job);
    }

    /** All decisions in force. */
    public synchronized List<Issued> decisions() {
        return book.all();
    }

    /** The jobs that have not ended. */
    public synchronized List<SlurmJob> jobs() {
        return List.copyOf(jobs.values());
    }

    /** What there is, in numbers, on that revision. */
    public synchronized Summary summary(Revision revision) {
        return Summaries.of(known(revision), book.all());
    }

    private Known known(Revision revision) {
        return new Known(cluster, revision, nodes, List.copyOf(jobs.values()));
    }
}
