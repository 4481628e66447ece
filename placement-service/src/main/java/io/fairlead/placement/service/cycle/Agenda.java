package io.fairlead.placement.service.cycle;

import io.fairlead.placement.service.decisions.DecisionBook;
import io.fairlead.placement.service.decisions.Issued;
import io.fairlead.placement.service.decisions.Rejections;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.jobs.Standing;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a cycle has to do: which jobs are to be decided, which keep their decision and with it their
 * nodes, and whose decision does not stand any more.
 *
 * @param toDecide jobs to be decided
 * @param kept pending jobs with nodes kept for them
 * @param toDelete keys of jobs whose decision is to be deleted
 * @param wakeAt when time alone makes the next cycle due; null where it does not
 */
public record Agenda(
        List<SlurmJob> toDecide, List<Kept> kept, List<String> toDelete, @Nullable Instant wakeAt) {

    /** Nodes kept for a job that is about to start. */
    public record Kept(SlurmJob job, List<String> nodes) {}

    /**
     * Goes through all jobs.
     *
     * @param jobs jobs that have not ended
     * @param usable whether a decided node may still be used
     * @param epoch epoch of this owner
     */
    public static Agenda of(
            Collection<SlurmJob> jobs,
            DecisionBook book,
            Predicate<String> usable,
            long epoch,
            Instant now) {
        return new Draft(book, usable, epoch, now).of(jobs);
    }

    private static final class Draft {
        private final DecisionBook book;
        private final Predicate<String> usable;
        private final long epoch;
        private final Instant now;
        private final List<SlurmJob> toDecide = new ArrayList<>();
        private final List<Kept> kept = new ArrayList<>();
        private final List<String> toDelete = new ArrayList<>();
        private @Nullable Instant wakeAt;

        Draft(DecisionBook book, Predicate<String> usable, long epoch, Instant now) {
            this.book = book;
            this.usable = usable;
            this.epoch = epoch;
            this.now = now;
        }

        Agenda of(Collection<SlurmJob> jobs) {
            jobs.forEach(this::look);
            Set<String> known = jobs.stream().map(SlurmJob::job).collect(Collectors.toSet());
            book.all().stream()
                    .map(issued -> issued.decision().job())
                    .filter(job -> !known.contains(job))
                    .forEach(toDelete::add);
            return new Agenda(
                    List.copyOf(toDecide), List.copyOf(kept), List.copyOf(toDelete), wakeAt);
        }

        private void look(SlurmJob job) {
            Issued issued = book.of(job.job());
            Standing standing = Standing.of(job, now);
            if (standing instanceof Standing.Later later) {
                wake(later.from());
            }
            if (standing instanceof Standing.Decidable) {
                lookAtDecidable(job, issued);
            } else if (job.pending() && issued != null && issued.phase() != Issued.Phase.CLOSED) {
                // Held meanwhile, or waiting for another job: its nodes are free for others.
                toDelete.add(job.job());
            }
        }

        private void lookAtDecidable(SlurmJob job, @Nullable Issued issued) {
            if (issued == null || issued.outdatedAt(epoch)) {
                toDecide.add(job);
                return;
            }
            switch (issued.phase()) {
                case OPEN -> toDecide.add(job);
                case REJECTED -> lookAtRejected(job);
                case UNANSWERED, ACCEPTED -> lookAtPlaced(job, issued);
                case CLOSED -> keep(job, issued);
            }
        }

        private void lookAtRejected(SlurmJob job) {
            Rejections rejections = book.rejectionsOf(job.job());
            if (now.isBefore(rejections.againAt())) {
                wake(rejections.againAt());
            } else {
                toDecide.add(job);
            }
        }

        private void lookAtPlaced(SlurmJob job, Issued issued) {
            if (stands(job, issued)) {
                keep(job, issued);
            } else {
                toDecide.add(job);
            }
        }

        /** A refusal stands; a place does while its nodes are usable and as many as asked for. */
        private boolean stands(SlurmJob job, Issued issued) {
            List<String> nodes = issued.decision().nodes();
            if (nodes.isEmpty()) {
                return true;
            }
            int asked = nodes.size();
            return asked >= job.request().nodes()
                    && asked <= job.request().maxNodes()
                    && nodes.stream().allMatch(usable);
        }

        private void keep(SlurmJob job, Issued issued) {
            if (!issued.committedNodes().isEmpty()) {
                kept.add(new Kept(job, issued.committedNodes()));
            }
        }

        private void wake(Instant at) {
            Instant before = wakeAt;
            wakeAt = before == null || at.isBefore(before) ? at : before;
        }
    }
}
