package io.fairlead.gateway.slurm.testing;

import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.SlurmNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A Slurm of one job after the other, that does what it was told to, or not. */
public final class FakeSlurm implements SlurmClient {

    private final Map<Long, SlurmJob> jobs = new HashMap<>();
    private final List<String> calls = new ArrayList<>();
    private UnaryOperator<SlurmJob> atPlace = UnaryOperator.identity();
    private @Nullable SlurmException afterPlace;

    public FakeSlurm has(SlurmJob job) {
        jobs.put(job.id(), job);
        return this;
    }

    /** What the job looks like after the next placement. */
    public FakeSlurm whenPlaced(SlurmJob becomes) {
        atPlace = ignored -> becomes;
        return this;
    }

    /** Placements are carried out, and then this is thrown. */
    public FakeSlurm failingAfterPlacement(@Nullable SlurmException failure) {
        afterPlace = failure;
        return this;
    }

    /** The updates so far, in words. */
    public List<String> calls() {
        return List.copyOf(calls);
    }

    @Override
    public void ping() {}

    @Override
    public Map<Long, String> jobStates() {
        Map<Long, String> states = new HashMap<>();
        jobs.forEach((id, job) -> states.put(id, String.join("+", job.states())));
        return states;
    }

    @Override
    public List<SlurmJob> job(long id) {
        SlurmJob job = jobs.get(id);
        return job == null ? List.of() : List.of(job);
    }

    @Override
    public List<SlurmJob> jobs() {
        return List.copyOf(jobs.values());
    }

    @Override
    public List<SlurmNode> nodes() {
        return List.of();
    }

    @Override
    public void place(long id, List<String> nodes, @Nullable Instant begin, String comment) {
        calls.add("place " + id + " " + nodes + " " + begin + " " + comment);
        SlurmJob job = Objects.requireNonNull(jobs.get(id));
        jobs.put(id, atPlace.apply(job));
        if (afterPlace != null) {
            throw afterPlace;
        }
    }

    @Override
    public void postpone(long id, @Nullable Instant begin, @Nullable String comment) {
        calls.add("postpone " + id + " " + begin + " " + comment);
    }

    @Override
    public void withdraw(
            long id,
            List<String> nodes,
            @Nullable Instant begin,
            @Nullable String comment,
            boolean unhold) {
        calls.add("withdraw " + id + " " + nodes + " " + begin + " " + comment + " " + unhold);
    }
}
