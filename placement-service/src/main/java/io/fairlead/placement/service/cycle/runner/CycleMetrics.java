package io.fairlead.placement.service.cycle.runner;

import io.fairlead.placement.service.cycle.Changes;
import io.fairlead.placement.service.decisions.Decision;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * How long cycles take, how many decisions of which kind, and how long a job waits for its first.
 */
@ApplicationScoped
class CycleMetrics {

    private final MeterRegistry registry;
    private final Timer cycle;
    private final Timer firstDecision;

    CycleMetrics(MeterRegistry registry) {
        this.registry = registry;
        this.cycle =
                Timer.builder("fairlead.placement.cycle")
                        .description("From the freeze of a snapshot to the decisions' commit")
                        .publishPercentiles(0.5, 0.99)
                        .register(registry);
        this.firstDecision =
                Timer.builder("fairlead.placement.seen.to.decided")
                        .description("From the first sight of a pending job to its first decision")
                        .publishPercentiles(0.5, 0.99)
                        .register(registry);
    }

    void cycleTook(Duration duration) {
        cycle.record(duration);
    }

    /**
     * @param first whether a job had no decision before
     */
    void decided(Changes changes, Predicate<String> first) {
        for (Decision decision : changes.decisions()) {
            String kind = decision.decision().name().toLowerCase(Locale.ROOT);
            registry.counter("fairlead.placement.decisions", "kind", kind).increment();
            if (first.test(decision.job())) {
                firstDecision.record(Duration.between(decision.jobSeenAt(), decision.decidedAt()));
            }
        }
        registry.counter("fairlead.placement.decisions", "kind", "deleted")
                .increment(changes.deletions().size());
    }
}
