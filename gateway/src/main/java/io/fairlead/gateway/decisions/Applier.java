package io.fairlead.gateway.decisions;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.jobs.JobRecord;
import io.fairlead.gateway.jobs.SeenJobs;
import io.fairlead.gateway.leases.LeaseRule;
import io.fairlead.gateway.leases.PlacementLiveness;
import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.SlurmJob;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes Slurm do what was decided: read, at most one call, read back. All of it blocks; the caller
 * sees to it that a job is handled by one thread at a time.
 */
@ApplicationScoped
class Applier {

    private final SlurmClient slurm;
    private final SeenJobs jobs;
    private final Decisions decisions;
    private final PlacementLiveness placement;
    private final LeaseRule leases;
    private final Clock clock;

    Applier(
            SlurmClient slurm,
            SeenJobs jobs,
            Decisions decisions,
            PlacementLiveness placement,
            RegisteredCluster cluster,
            Clock clock) {
        this.slurm = slurm;
        this.jobs = jobs;
        this.decisions = decisions;
        this.placement = placement;
        this.leases = new LeaseRule(cluster.renewal());
        this.clock = clock;
    }

    /**
     * A verdict, and how the job was read last.
     *
     * @param seen every job that came with it
     * @param order of that question
     */
    record Applied(Verdict verdict, List<SlurmJob> seen, long order) {}

    /** Carries a decision out. */
    Applied apply(Decision decision) {
        // 1. How the job stands.
        Look before = look(decision);
        Instant now = now();
        Optional<Verdict> already = Rules.already(decision, before.job, before.startable(now));
        if (already.isPresent() || before.job == null || before.record == null) {
            return before.with(already.orElseThrow());
        }
        // 2. The call. Also one that was refused may have been applied in part.
        Rules.Refusal refusal = null;
        try {
            tell(decision, before.job, before.record, now);
        } catch (SlurmException.Refused e) {
            refusal = new Rules.Refusal(e.code(), String.valueOf(e.getMessage()));
        }
        // 3. What Slurm made of it.
        Look after = look(decision);
        Verdict verdict = Rules.afterCall(decision, after.job, refusal);
        // 4. A job that did not get its nodes does not keep waiting for them.
        if (verdict.kind() == Outcome.Kind.REJECTED && after.job != null) {
            boolean heldByIt = after.job.held() && !before.job.held();
            return withdraw(decision, before.record, heldByIt).with(verdict);
        }
        return after.with(verdict);
    }

    /** Takes back a placement that Slurm accepted and cannot carry out. */
    Applied giveUp(Decision decision, String why) {
        Look look = look(decision);
        Optional<Verdict> closed = Rules.closed(decision, look.job);
        if (closed.isPresent() || look.job == null || look.record == null) {
            return look.with(closed.orElseThrow());
        }
        Verdict verdict = Verdict.rejected(null, why);
        return decision.names(look.job.request().requiredNodes())
                ? withdraw(decision, look.record, false).with(verdict)
                : look.with(verdict);
    }

    /** Renews the lease of a job that is to wait; empty where it needs none any more. */
    Optional<Applied> renew(Decision decision) {
        Look look = look(decision);
        if (look.job == null || look.record == null || !look.job.pending()) {
            return Optional.empty();
        }
        Instant end = renewal(decision, look.record, now());
        if (end == null) {
            return Optional.empty();
        }
        given(decision, end);
        slurm.postpone(decision.jobId(), end, null);
        return Optional.of(look(decision).with(Verdict.of(Outcome.Kind.ACCEPTED, List.of(), "")));
    }

    private void tell(Decision decision, SlurmJob job, JobRecord record, Instant now) {
        Instant begin = record.ownBegin() ? null : now;
        switch (decision.kind()) {
            case PLACE -> {
                given(decision, begin);
                slurm.place(job.id(), decision.nodes(), begin, decision.reason());
            }
            case WAIT -> postpone(decision, job, renewal(decision, record, now));
            case REFUSE -> {
                given(decision, begin);
                release(decision, job, record, begin);
            }
        }
    }

    private void postpone(Decision decision, SlurmJob job, @Nullable Instant end) {
        String comment = decision.reason().equals(job.adminComment()) ? null : decision.reason();
        if (end != null || comment != null) {
            given(decision, end);
            slurm.postpone(job.id(), end, comment);
        }
    }

    private void release(
            Decision decision, SlurmJob job, JobRecord record, @Nullable Instant begin) {
        List<String> wish = record.request().requiredNodes();
        if (job.request().requiredNodes().equals(wish)) {
            slurm.postpone(job.id(), begin, decision.reason());
        } else {
            slurm.withdraw(job.id(), wish, begin, decision.reason(), false);
        }
    }

    private @Nullable Instant renewal(Decision decision, JobRecord record, Instant now) {
        boolean renew =
                !record.ownBegin() && placement.lives() && leases.due(record.beginTime(), now);
        return renew ? leases.end(decision.job(), now) : null;
    }

    /** Back to its user's wish, under a lease again: placement decides once more, or Slurm does. */
    private Look withdraw(Decision decision, JobRecord before, boolean unhold) {
        Instant end = before.ownBegin() ? null : now().plus(LeaseRule.AFTER_REJECTION);
        given(decision, end);
        try {
            slurm.withdraw(decision.jobId(), before.request().requiredNodes(), end, null, unhold);
        } catch (SlurmException.Refused e) {
            // It has started or ended meanwhile, or Slurm keeps it as it is: the look below shows
            // it.
        }
        return look(decision);
    }

    private void given(Decision decision, @Nullable Instant begin) {
        if (begin != null) {
            decisions.beginGiven(decision.job(), begin);
        }
    }

    // Slurm keeps whole seconds.
    private Instant now() {
        return Instant.ofEpochSecond(clock.instant().getEpochSecond());
    }

    private Look look(Decision decision) {
        long order = jobs.order();
        List<SlurmJob> all = slurm.job(decision.jobId());
        SlurmJob job =
                all.stream().filter(j -> j.key().equals(decision.job())).findFirst().orElse(null);
        return new Look(all, job, job == null ? null : jobs.preview(job), order);
    }

    /** One look at a job: what Slurm shows, and what of it is the user's own wish. */
    private record Look(
            List<SlurmJob> all, @Nullable SlurmJob job, @Nullable JobRecord record, long order) {

        Applied with(Verdict verdict) {
            return new Applied(verdict, all, order);
        }

        boolean startable(Instant now) {
            Instant begin = record == null ? null : record.beginTime();
            boolean own = record != null && record.ownBegin();
            return own || begin == null || !begin.isAfter(now);
        }
    }
}
