package io.fairlead.gateway.jobs;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.cluster.SlurmSettings;
import io.fairlead.gateway.platform.OwnStates;
import io.fairlead.gateway.platform.Ownership;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Publishes the jobs that were seen in Slurm, whoever looked, and tells the observers. */
@ApplicationScoped
public class Jobs implements SeenJobs {

    private static final String TOPIC = "slurm.jobs";

    private final JobBook book = new JobBook();
    private final AtomicLong orders = new AtomicLong();
    private final Ownership ownership;
    private final OwnStates states;
    private final JobRecords records;
    private final RegisteredCluster cluster;
    private final List<JobObserver> observers;
    private final Clock clock;
    private final Duration forgetAfter;
    private long loadedEpoch = -1;

    Jobs(
            Ownership ownership,
            OwnStates states,
            RegisteredCluster cluster,
            PlacedJobs placed,
            @All List<JobObserver> observers,
            SlurmSettings settings,
            Clock clock) {
        this.ownership = ownership;
        this.states = states;
        this.cluster = cluster;
        this.records = new JobRecords(cluster, placed);
        this.observers = observers;
        this.clock = clock;
        this.forgetAfter = settings.poll().forgetAfter();
    }

    @Override
    public long order() {
        return orders.incrementAndGet();
    }

    /** Jobs that Slurm has shown. */
    public void seen(List<SlurmJob> jobs, long order) {
        List<JobRecord> fresh = new ArrayList<>();
        synchronized (this) {
            OptionalLong epoch = ready();
            if (epoch.isEmpty()) {
                return;
            }
            Instant now = clock.instant();
            List<StateChange> changes = new ArrayList<>();
            for (SlurmJob job : jobs) {
                if (book.newer(job.key(), order)) {
                    JobRecord before = book.ofId(job.id());
                    replaced(before, job, now).ifPresent(old -> fresh.add(change(old, changes)));
                    fresh.add(change(records.record(job, before, now), changes));
                }
            }
            states.write(TOPIC, epoch.getAsLong(), changes);
            fresh.forEach(record -> book.seen(record, order));
        }
        fresh.forEach(record -> observers.forEach(observer -> observer.seen(record)));
    }

    /** All jobs that Slurm has: others are gone. */
    public void seenAll(List<SlurmJob> jobs, long order) {
        seen(jobs, order);
        Set<String> present = jobs.stream().map(SlurmJob::key).collect(Collectors.toSet());
        List<String> gone;
        synchronized (this) {
            OptionalLong epoch = ready();
            if (epoch.isEmpty()) {
                return;
            }
            gone = book.forgotten(present, order, clock.instant(), forgetAfter);
            states.write(TOPIC, epoch.getAsLong(), gone.stream().map(this::deletion).toList());
            gone.forEach(book::remove);
        }
        gone.forEach(job -> observers.forEach(observer -> observer.gone(job)));
    }

    /** The end of a job that Slurm has forgotten, from Slurm's own record. */
    public void ended(Completion completion) {
        JobRecord last;
        synchronized (this) {
            OptionalLong epoch = ready();
            if (epoch.isEmpty()) {
                return;
            }
            JobRecord known = book.of(completion.key());
            if (known == null
                    ? completion.endedBefore(clock.instant().minus(forgetAfter))
                    : known.ended()) {
                return;
            }
            last = known == null ? completion.record(cluster.name()) : completion.end(known);
            states.write(TOPIC, epoch.getAsLong(), List.of(state(last)));
            book.seen(last, order());
        }
        observers.forEach(observer -> observer.seen(last));
    }

    /** What was published last of a job; empty where nothing was. */
    public synchronized Optional<JobRecord> of(String job) {
        return Optional.ofNullable(book.of(job));
    }

    @Override
    public synchronized JobRecord preview(SlurmJob job) {
        return records.record(job, book.ofId(job.id()), clock.instant());
    }

    /** Jobs that wait for their start. */
    public synchronized List<JobRecord> pending() {
        return book.all().stream().filter(JobRecord::pending).toList();
    }

    /** Whether Slurm may show less than was published: a job that had not ended is missing. */
    synchronized boolean misses(Set<Long> listed) {
        return book.all().stream().anyMatch(r -> !r.ended() && !listed.contains(r.jobId()));
    }

    private OptionalLong ready() {
        OptionalLong epoch = ownership.epoch();
        if (epoch.isPresent() && epoch.getAsLong() != loadedEpoch) {
            book.load(
                    states.load(TOPIC).stream()
                            .map(event -> Json.read(event.json(), JobRecord.class))
                            .toList());
            loadedEpoch = epoch.getAsLong();
        }
        return epoch;
    }

    /** A requeue gives the job a new sluid: the run before it has ended. */
    private static Optional<JobRecord> replaced(
            @Nullable JobRecord before, SlurmJob job, Instant now) {
        if (before == null || before.job().equals(job.key()) || before.ended()) {
            return Optional.empty();
        }
        return Optional.of(
                before.endedWith(List.of("REQUEUED"), before.startTime(), now, before.nodes()));
    }

    private JobRecord change(JobRecord record, List<StateChange> changes) {
        if (!record.equals(book.of(record.job()))) {
            changes.add(state(record));
        }
        return record;
    }

    private StateChange state(JobRecord record) {
        return StateChange.of(cluster.key(record.job()), Json.write(record));
    }

    private StateChange deletion(String job) {
        return StateChange.deletion(
                cluster.key(job), Json.write(new JobGone(cluster.name(), job, true)));
    }
}
