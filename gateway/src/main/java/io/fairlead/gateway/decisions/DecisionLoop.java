package io.fairlead.gateway.decisions;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.cluster.SlurmSettings;
import io.fairlead.gateway.jobs.JobRecord;
import io.fairlead.gateway.jobs.Jobs;
import io.fairlead.gateway.leases.LeaseRule;
import io.fairlead.gateway.leases.PlacementLiveness;
import io.fairlead.gateway.platform.Loop;
import io.fairlead.gateway.slurm.SlurmCondition;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** What only time brings about: a second try, and the renewal of leases. */
@ApplicationScoped
class DecisionLoop {

    /**
     * A lease is renewed 15 s before its end at the latest, so a second more or less is nothing.
     */
    private static final Duration EVERY = Duration.ofSeconds(1);

    private final DecisionDesk desk;
    private final Decisions decisions;
    private final Jobs jobs;
    private final PlacementLiveness placement;
    private final SlurmCondition slurm;
    private final LeaseRule leases;
    private final Clock clock;
    private final Loop loop;

    DecisionLoop(
            DecisionDesk desk,
            Decisions decisions,
            Jobs jobs,
            PlacementLiveness placement,
            SlurmCondition slurm,
            RegisteredCluster cluster,
            SlurmSettings settings,
            Clock clock) {
        this.desk = desk;
        this.decisions = decisions;
        this.jobs = jobs;
        this.placement = placement;
        this.slurm = slurm;
        this.leases = new LeaseRule(cluster.renewal());
        this.clock = clock;
        this.loop = new Loop("slurm-decisions", EVERY, settings.poll().longest(), this::round);
    }

    void start(@Observes StartupEvent event) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent event) {
        loop.close();
        desk.close();
    }

    private void round() {
        desk.resume();
        if (placement.lives() && slurm.available()) {
            Instant now = clock.instant();
            jobs.pending().stream()
                    .filter(job -> !job.ownBegin() && leases.due(job.beginTime(), now))
                    .map(JobRecord::job)
                    .filter(job -> decisions.waiting(job).isPresent())
                    .forEach(desk::renew);
        }
    }
}
