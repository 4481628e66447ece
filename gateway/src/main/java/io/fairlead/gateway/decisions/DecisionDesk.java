package io.fairlead.gateway.decisions;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.cluster.SlurmSettings;
import io.fairlead.gateway.jobs.JobObserver;
import io.fairlead.gateway.jobs.JobRecord;
import io.fairlead.gateway.jobs.Jobs;
import io.fairlead.gateway.platform.Lanes;
import io.fairlead.gateway.platform.Ownership;
import io.fairlead.gateway.slurm.SlurmCondition;
import io.fairlead.gateway.slurm.SlurmException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.jboss.logging.Logger;

/**
 * Takes each decision through to its outcome: at its arrival, again after an outage or a restart,
 * and when its job is seen to start, or not to. A job's work is done in order, different jobs' side
 * by side.
 */
@ApplicationScoped
public class DecisionDesk implements JobObserver {

    private static final Logger LOG = Logger.getLogger(DecisionDesk.class);

    /** slurmctld changes one job at a time; eight calls keep it busy without filling its queue. */
    private static final int WIDTH = 8;

    private final Decisions decisions;
    private final OutcomeStore outcomes;
    private final Applier applier;
    private final Jobs jobs;
    private final Ownership ownership;
    private final SlurmCondition slurm;
    private final RegisteredCluster cluster;
    private final StuckRule stuck;
    private final Clock clock;
    private final Lanes lanes = new Lanes("decisions", WIDTH);

    DecisionDesk(
            Decisions decisions,
            OutcomeStore outcomes,
            Applier applier,
            Jobs jobs,
            Ownership ownership,
            SlurmCondition slurm,
            RegisteredCluster cluster,
            SlurmSettings settings,
            Clock clock) {
        this.decisions = decisions;
        this.outcomes = outcomes;
        this.applier = applier;
        this.jobs = jobs;
        this.ownership = ownership;
        this.slurm = slurm;
        this.cluster = cluster;
        this.stuck = new StuckRule(settings.lease().stuckAfter());
        this.clock = clock;
    }

    /** A decision has arrived. */
    public void arrived(Decision decision) {
        decisions.arrived(decision);
        submit(decision.job());
    }

    /** Placement has no decision for the job any more. */
    public void withdrawn(String job, long epoch) {
        decisions.epochSeen(epoch);
        decisions.withdrawn(job);
        inLane(
                job,
                owned -> {
                    if (jobs.of(job).isEmpty()) {
                        outcomes.delete(job, owned);
                    }
                });
    }

    /** What an outage or a restart left undone. */
    void resume() {
        OptionalLong epoch = ownership.epoch();
        if (epoch.isPresent() && slurm.available()) {
            outcomes.ready(epoch.getAsLong());
            decisions.unanswered().forEach(this::submit);
        }
    }

    /** Renews the lease of a job that is to wait. */
    void renew(String job) {
        inLane(job, epoch -> decisions.waiting(job).flatMap(applier::renew).ifPresent(this::saw));
    }

    @Override
    public void seen(JobRecord job) {
        Optional<Decision> decision = decisions.of(job.job());
        Optional<Outcome> accepted = decision.flatMap(decisions::accepted);
        if (accepted.isEmpty()) {
            return;
        }
        if (!job.pending()) {
            whileAccepted(job.job(), (d, epoch) -> answer(d, begun(d, job), epoch));
        } else if (decision.get().kind() == Decision.Kind.PLACE) {
            stuck.stuck(job, accepted.get().at(), clock.instant())
                    .ifPresent(
                            why -> whileAccepted(job.job(), (d, epoch) -> giveUp(d, why, epoch)));
        }
    }

    @Override
    public void gone(String job) {
        inLane(job, epoch -> outcomes.delete(job, epoch));
    }

    /** No more work is begun. */
    void close() {
        lanes.close();
    }

    private void submit(String job) {
        inLane(job, epoch -> handle(job, epoch));
    }

    private void handle(String job, long epoch) {
        Optional<Decision> newest = decisions.of(job).filter(d -> decisions.answerTo(d).isEmpty());
        if (newest.isEmpty()) {
            return;
        }
        Decision decision = newest.get();
        if (decisions.outdated(decision)) {
            LOG.warnf(
                    "decision %s about job %s is of an older epoch and ignored",
                    decision.version(), job);
            Verdict ignored =
                    Verdict.of(
                            Outcome.Kind.IGNORED_OLDER_EPOCH,
                            java.util.List.of(),
                            "another owner has taken over");
            answer(decision, ignored, epoch);
            return;
        }
        Applier.Applied applied = applier.apply(decision);
        answer(decision, applied.verdict(), epoch);
        saw(applied);
    }

    private static Verdict begun(Decision decision, JobRecord job) {
        return Rules.begun(decision, job.nodes(), job.states());
    }

    private void giveUp(Decision decision, String why, long epoch) {
        Applier.Applied applied = applier.giveUp(decision, why);
        answer(decision, applied.verdict(), epoch);
        saw(applied);
    }

    private void answer(Decision decision, Verdict verdict, long epoch) {
        outcomes.write(
                decision, Outcome.of(cluster.name(), decision, verdict, clock.instant()), epoch);
    }

    private void saw(Applier.Applied applied) {
        jobs.seen(applied.seen(), applied.order());
    }

    private void whileAccepted(String job, BiConsumer<Decision, Long> work) {
        inLane(
                job,
                epoch ->
                        decisions
                                .of(job)
                                .filter(d -> decisions.accepted(d).isPresent())
                                .ifPresent(d -> work.accept(d, epoch)));
    }

    /** Work of an owner. What fails because Slurm or PostgreSQL is away is done again by resume. */
    private void inLane(String job, java.util.function.LongConsumer work) {
        lanes.submit(
                job,
                () -> {
                    try {
                        OptionalLong epoch = ownership.epoch();
                        if (epoch.isPresent()) {
                            outcomes.ready(epoch.getAsLong());
                            work.accept(epoch.getAsLong());
                        }
                    } catch (SlurmException e) {
                        LOG.debugf("job %s: %s", job, e.getMessage());
                    }
                });
    }
}
