package io.fairlead.gateway.decisions;

import io.fairlead.gateway.jobs.PlacedJobs;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The newest decision of every job, and what was answered. */
@ApplicationScoped
public class Decisions implements PlacedJobs {

    private final Map<String, Decision> decisions = new ConcurrentHashMap<>();
    private final Map<String, Outcome> outcomes = new ConcurrentHashMap<>();
    private final Map<String, Set<Set<String>>> placements = new ConcurrentHashMap<>();
    private final Map<String, Instant> begins = new ConcurrentHashMap<>();
    private final Set<Long> starting = ConcurrentHashMap.newKeySet();
    private volatile long highestEpoch;

    /** A decision has arrived; it is newer than the one before. */
    synchronized void arrived(Decision decision) {
        decisions.put(decision.job(), decision);
        if (decision.kind() == Decision.Kind.PLACE) {
            placements
                    .computeIfAbsent(decision.job(), ignored -> new LinkedHashSet<>())
                    .add(Set.copyOf(decision.nodes()));
        }
        epochSeen(decision.version().epoch());
    }

    /** An owner of that epoch has written. */
    synchronized void epochSeen(long epoch) {
        highestEpoch = Math.max(highestEpoch, epoch);
    }

    /** The decision of a job was deleted: it is decided no more. */
    void withdrawn(String job) {
        decisions.remove(job);
        placements.remove(job);
    }

    /** The outcomes as stored, in place of those known. */
    void load(Collection<Outcome> stored) {
        outcomes.clear();
        starting.clear();
        stored.forEach(this::answered);
    }

    void answered(Outcome outcome) {
        outcomes.put(outcome.job(), outcome);
        if (outcome.outcome() == Outcome.Kind.ACCEPTED && !outcome.nodes().isEmpty()) {
            starting.add(outcome.jobId());
        } else {
            starting.remove(outcome.jobId());
        }
    }

    void beginGiven(String job, Instant begin) {
        begins.put(job, begin);
    }

    /** A job's outcome is deleted; tells whether there was one. */
    boolean forget(String job) {
        begins.remove(job);
        Outcome outcome = outcomes.remove(job);
        if (outcome != null) {
            starting.remove(outcome.jobId());
        }
        return outcome != null;
    }

    /** The newest decision of a job; empty where there is none. */
    Optional<Decision> of(String job) {
        return Optional.ofNullable(decisions.get(job));
    }

    /** The answer to this very decision; empty where none was given. */
    Optional<Outcome> answerTo(Decision decision) {
        return Optional.ofNullable(outcomes.get(decision.job())).filter(o -> o.answers(decision));
    }

    /** The same where Slurm took the decision, and nothing more is known of it. */
    Optional<Outcome> accepted(Decision decision) {
        return answerTo(decision).filter(o -> o.outcome() == Outcome.Kind.ACCEPTED);
    }

    /** Whether an owner before the present one wrote it. */
    boolean outdated(Decision decision) {
        return decision.version().epoch() < highestEpoch;
    }

    /** Jobs whose newest decision has no answer. */
    List<String> unanswered() {
        return decisions.values().stream()
                .filter(decision -> answerTo(decision).isEmpty())
                .map(Decision::job)
                .toList();
    }

    /** The decision of a job that is to wait, and was told so. */
    Optional<Decision> waiting(String job) {
        return of(job).filter(d -> d.kind() == Decision.Kind.WAIT)
                .filter(d -> accepted(d).isPresent());
    }

    @Override
    public boolean decided(String job) {
        return decisions.containsKey(job) || outcomes.containsKey(job);
    }

    @Override
    public boolean placedOn(String job, Collection<String> nodes) {
        return placements.getOrDefault(job, Set.of()).contains(Set.copyOf(nodes));
    }

    @Override
    public Set<Long> starting() {
        return Set.copyOf(starting);
    }

    @Override
    public @Nullable Instant beginGiven(String job) {
        return begins.get(job);
    }
}
