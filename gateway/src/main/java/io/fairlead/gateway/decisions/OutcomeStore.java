package io.fairlead.gateway.decisions;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.platform.OwnStates;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Keeps and publishes outcomes. */
@ApplicationScoped
class OutcomeStore {

    private static final String TOPIC = "slurm.outcomes";

    private final Decisions decisions;
    private final OwnStates states;
    private final RegisteredCluster cluster;
    private final MeterRegistry meters;
    private long loadedEpoch = -1;

    OutcomeStore(
            Decisions decisions,
            OwnStates states,
            RegisteredCluster cluster,
            MeterRegistry meters) {
        this.decisions = decisions;
        this.states = states;
        this.cluster = cluster;
        this.meters = meters;
    }

    /**
     * Reads what was answered before, once for every epoch: a decision is not carried out twice.
     */
    synchronized void ready(long epoch) {
        if (loadedEpoch != epoch) {
            decisions.load(
                    states.load(TOPIC).stream()
                            .map(event -> Json.read(event.json(), Outcome.class))
                            .toList());
            loadedEpoch = epoch;
        }
    }

    void write(Decision decision, Outcome outcome, long epoch) {
        String key = cluster.key(outcome.job());
        boolean first = decisions.answerTo(decision).isEmpty();
        states.write(TOPIC, epoch, List.of(StateChange.of(key, Json.write(outcome))));
        decisions.answered(outcome);
        String kind = outcome.outcome().name().toLowerCase(Locale.ROOT);
        meters.counter(
                        "fairlead.decisions",
                        "decision",
                        decision.kind().name().toLowerCase(Locale.ROOT),
                        "outcome",
                        kind)
                .increment();
        boolean taken =
                outcome.outcome() == Outcome.Kind.ACCEPTED
                        || outcome.outcome() == Outcome.Kind.STARTED;
        if (first && taken && decision.kind() == Decision.Kind.PLACE) {
            meters.timer("fairlead.decision.to.slurm")
                    .record(Duration.between(outcome.decidedAt(), outcome.at()));
        }
    }

    void delete(String job, long epoch) {
        if (decisions.forget(job)) {
            String json = Json.write(new OutcomeGone(cluster.name(), job, true));
            states.write(TOPIC, epoch, List.of(StateChange.deletion(cluster.key(job), json)));
        }
    }
}
