package io.fairlead.gateway.jobs;

import io.fairlead.gateway.cluster.SlurmSettings;
import io.fairlead.gateway.platform.Loop;
import io.fairlead.gateway.platform.Ownership;
import io.fairlead.gateway.slurm.SlurmClient;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Looks at Slurm's jobs: often at their states, at one whole where that changed, now and then at
 * all.
 */
@ApplicationScoped
public class JobPoller {

    private final SlurmClient slurm;
    private final Jobs jobs;
    private final Ownership ownership;
    private final Clock clock;
    private final Duration sweepEvery;
    private final Timer pollTime;
    private final Loop loop;
    private final JobWatch watch = new JobWatch();
    private final PlacedJobs placed;
    private Instant sweepAt = Instant.EPOCH;
    private long sweptEpoch = -1;

    JobPoller(
            SlurmClient slurm,
            Jobs jobs,
            PlacedJobs placed,
            Ownership ownership,
            Clock clock,
            SlurmSettings settings,
            MeterRegistry meters) {
        this.slurm = slurm;
        this.jobs = jobs;
        this.placed = placed;
        this.ownership = ownership;
        this.clock = clock;
        this.sweepEvery = settings.poll().sweep();
        this.pollTime = meters.timer("fairlead.slurm.poll", "what", "jobs");
        this.loop =
                new Loop(
                        "slurm-jobs",
                        settings.poll().jobs(),
                        settings.poll().longest(),
                        () -> pollTime.record(this::round));
    }

    void start(@Observes StartupEvent event) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent event) {
        loop.close();
    }

    private void round() {
        OptionalLong epoch = ownership.epoch();
        if (epoch.isEmpty()) {
            return;
        }
        Instant now = clock.instant();
        if (epoch.getAsLong() != sweptEpoch || !now.isBefore(sweepAt)) {
            if (epoch.getAsLong() != sweptEpoch) {
                watch.clear();
            }
            sweep(now);
            sweptEpoch = epoch.getAsLong();
        } else {
            look(now);
        }
    }

    private void sweep(Instant now) {
        long order = jobs.order();
        jobs.seenAll(slurm.jobs(), order);
        sweepAt = now.plus(sweepEvery);
    }

    private void look(Instant now) {
        // 1. What changed, by the cheap question.
        Map<Long, String> listing = slurm.jobStates();
        // 2. Those whole. One after the other: a question takes 3 ms, and slurmctld has others to
        // serve.
        for (long id : watch.due(listing, placed.starting(), now)) {
            long order = jobs.order();
            jobs.seen(slurm.job(id), order);
            watch.looked(id, listing.getOrDefault(id, ""), now);
        }
        // 3. A job that had not ended is missing: all are looked at in the next round.
        if (jobs.misses(listing.keySet())) {
            sweepAt = Instant.EPOCH;
        }
    }
}
