package io.fairlead.placement.service.cycle.runner;

import io.fairlead.placement.service.cycle.Clusters;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jboss.logging.Logger;

/**
 * One thread, one cycle at a time. A cluster has a cycle when something of it changed, or when time
 * alone makes one due (a begin time, a backoff, a failure to try again); nothing is polled.
 */
@ApplicationScoped
class CycleLoop {

    private static final Logger LOG = Logger.getLogger(CycleLoop.class);

    /** How late a due time may be noticed. */
    private static final Duration TICK = Duration.ofSeconds(1);

    private final Clusters clusters;
    private final Cycle cycle;
    private final LoopPulse pulse;
    private final Clock clock;
    private final Map<String, Instant> due = new HashMap<>();
    private final Thread thread = new Thread(this::run, "placement-cycles");
    private volatile boolean stopped;

    CycleLoop(Clusters clusters, Cycle cycle, LoopPulse pulse, Clock clock) {
        this.clusters = clusters;
        this.cycle = cycle;
        this.pulse = pulse;
        this.clock = clock;
    }

    void start(@Observes StartupEvent event) {
        thread.start();
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        stopped = true;
        thread.interrupt();
        thread.join(TICK.toMillis());
    }

    private void run() {
        pulse.running(true);
        try {
            while (!stopped) {
                Set<String> now = new HashSet<>(clusters.takeChanged(TICK));
                due.forEach((cluster, at) -> addIfDue(now, cluster, at));
                now.forEach(this::run);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            pulse.running(false);
        }
    }

    private void addIfDue(Set<String> now, String cluster, Instant at) {
        if (!clock.instant().isBefore(at)) {
            now.add(cluster);
        }
    }

    private void run(String cluster) {
        due.remove(cluster);
        pulse.begins(cluster, clock.instant());
        try {
            cycle.run(clusters.of(cluster)).ifPresent(at -> due.put(cluster, at));
            pulse.ended(cluster);
        } catch (RuntimeException e) {
            // Whatever it was, the next try is as good as new: nothing is half done.
            due.put(cluster, clock.instant().plus(TICK));
            String what = "the cycle of " + cluster + " failed: " + e.getMessage();
            pulse.failed(cluster, what);
            LOG.warnf(stopped ? null : e, "%s; it is tried again", what);
        }
    }
}
