package io.fairlead.placement.service.cycle;

import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.queue.PlacementEngine;
import io.fairlead.placement.queue.PlacementPolicy;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.service.decisions.Decision;
import io.fairlead.placement.service.decisions.DecisionBook;
import io.fairlead.placement.service.decisions.Issued;
import io.fairlead.placement.service.decisions.Rejections;
import io.fairlead.placement.service.decisions.Repetition;
import io.fairlead.placement.service.jobs.SlurmJob;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Decides one cluster on what is known at one moment. */
final class Planner {

    private static final PlacementEngine ENGINE = new PlacementEngine(PlacementPolicy.DEFAULT);

    private final Known known;
    private final DecisionBook book;
    private final Map<String, Instant> firstSeen;
    private final long epoch;
    private final Instant now;
    private final Wording wording;
    private @Nullable Instant wakeAt;

    private Planner(
            Known known,
            DecisionBook book,
            Map<String, Instant> firstSeen,
            long epoch,
            Instant now) {
        this.known = known;
        this.book = book;
        this.firstSeen = firstSeen;
        this.epoch = epoch;
        this.now = now;
        this.wording = new Wording(known, now);
    }

    static Plan plan(
            Known known,
            DecisionBook book,
            Map<String, Instant> firstSeen,
            long epoch,
            Instant now) {
        return new Planner(known, book, firstSeen, epoch, now).plan();
    }

    private Plan plan() {
        // 1. Which jobs are to be decided, and which nodes are spoken for.
        Agenda agenda = Agenda.of(known.jobs(), book, known::usable, epoch, now);
        wakeAt = agenda.wakeAt();
        // 2. Jobs that Slurm would not take wherever they were put are left to it.
        List<Decision> decisions = new ArrayList<>();
        List<SlurmJob> toDecide = new ArrayList<>();
        for (SlurmJob job : agenda.toDecide()) {
            if (book.rejectionsOf(job.job()).tooMany()) {
                decisions.add(wording.rejectedOften(job, book.rejectionsOf(job.job()), seen(job)));
            } else {
                toDecide.add(job);
            }
        }
        Map<String, SlurmJob> jobs =
                known.jobs().stream().collect(Collectors.toMap(SlurmJob::job, job -> job));
        // 3. The engine decides all others against each other, around the nodes spoken for.
        for (var decided : decide(agenda, toDecide)) {
            SlurmJob job = jobs.get(decided.job());
            boolean stands = decided instanceof Place place && place.kept();
            if (job != null && !stands) {
                Decision decision = decision(job, decided);
                if (!isSaidAlready(decision)) {
                    decisions.add(decision);
                }
            }
        }
        return new Plan(epoch, new Changes(decisions, agenda.toDelete()), wakeAt);
    }

    private List<io.fairlead.placement.decision.Decision> decide(
            Agenda agenda, List<SlurmJob> toDecide) {
        if (toDecide.isEmpty()) {
            return List.of();
        }
        List<Agenda.Kept> elsewhere =
                agenda.kept().stream().filter(this::startedElsewhere).toList();
        List<JobRequest> requests = new ArrayList<>();
        toDecide.forEach(job -> requests.add(Requests.of(job, List.of())));
        agenda.kept().stream()
                .filter(kept -> !startedElsewhere(kept))
                .forEach(kept -> requests.add(Requests.of(kept.job(), kept.nodes())));
        return ENGINE.decide(Snapshots.of(known, elsewhere, now), requests);
    }

    private boolean startedElsewhere(Agenda.Kept kept) {
        Issued issued = book.of(kept.job().job());
        return issued != null && issued.phase() == Issued.Phase.CLOSED;
    }

    private Decision decision(SlurmJob job, io.fairlead.placement.decision.Decision decided) {
        Rejections rejections = book.rejectionsOf(job.job());
        if (decided instanceof Place place
                && rejections.isAgain(place.nodes())
                && now.isBefore(rejections.sameNodesAgainAt())) {
            wake(rejections.sameNodesAgainAt());
            return wording.rejectedJustNow(job, rejections, seen(job));
        }
        return wording.of(job, decided, seen(job));
    }

    private boolean isSaidAlready(Decision decision) {
        Issued before = book.of(decision.job());
        return before != null
                && before.version().epoch() == epoch
                && Repetition.saysTheSame(before.decision(), decision);
    }

    private Instant seen(SlurmJob job) {
        return Objects.requireNonNullElse(firstSeen.get(job.job()), now);
    }

    private void wake(Instant at) {
        Instant before = wakeAt;
        wakeAt = before == null || at.isBefore(before) ? at : before;
    }
}
