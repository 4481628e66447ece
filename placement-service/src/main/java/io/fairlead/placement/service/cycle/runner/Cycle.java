package io.fairlead.placement.service.cycle.runner;

import io.fairlead.placement.service.cycle.Changes;
import io.fairlead.placement.service.cycle.ClusterState;
import io.fairlead.placement.service.cycle.Plan;
import io.fairlead.placement.service.cycle.postgres.DecisionStore;
import io.fairlead.placement.service.cycle.postgres.ReplacedException;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.kafka.CatchUp;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;

/** One cycle of one cluster, from what is known to what is said. */
@ApplicationScoped
class Cycle {

    private static final Logger LOG = Logger.getLogger(Cycle.class);

    private final CatchUp catchUp;
    private final DecisionStore store;
    private final CycleMetrics metrics;
    private final Clock clock;

    Cycle(CatchUp catchUp, DecisionStore store, CycleMetrics metrics, Clock clock) {
        this.catchUp = catchUp;
        this.store = store;
        this.metrics = metrics;
        this.clock = clock;
    }

    /**
     * Runs it.
     *
     * @return when time alone makes the next one due; empty where it does not
     */
    Optional<Instant> run(ClusterState state) {
        // 1. Only the owner of a cluster decides, and only when it knows everything.
        if (!catchUp.complete() || !catchUp.owns(state.cluster()) || state.revision() == null) {
            return Optional.empty();
        }
        // 2. A new owner takes the next epoch and learns what the one before it said.
        if (state.needsEpoch()) {
            takeOver(state);
        }
        // 3. Freeze, decide.
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Plan plan = state.plan(now);
        Changes changes = plan.changes();
        // 4. Say it: one transaction, published from there.
        if (!changes.isEmpty()) {
            write(state, now, plan.epoch(), changes);
        }
        metrics.cycleTook(Duration.between(now, clock.instant()));
        return Optional.ofNullable(plan.wakeAt());
    }

    private void takeOver(ClusterState state) {
        long term = state.term();
        long epoch = store.takeEpoch(state.cluster());
        state.takeOver(term, epoch, store.inForce(state.cluster()));
        LOG.infof("owner of %s with epoch %d", state.cluster(), epoch);
    }

    private void write(ClusterState state, Instant now, long epoch, Changes changes) {
        try {
            Map<String, StateVersion> versions = store.write(state.cluster(), epoch, now, changes);
            metrics.decided(changes, job -> state.decisionOf(job) == null);
            state.written(changes, versions);
        } catch (ReplacedException e) {
            LOG.warnf("%s; it decides nothing more", e.getMessage());
            state.replaced();
        }
    }
}
