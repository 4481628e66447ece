package io.fairlead.placement.queue;

import io.fairlead.placement.cluster.ClusterSnapshot;
import io.fairlead.placement.cluster.NameOrder;
import io.fairlead.placement.decision.Decision;
import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.decision.Decision.Refuse;
import io.fairlead.placement.decision.Decision.Wait;
import io.fairlead.placement.decision.Explanation;
import io.fairlead.placement.decision.Reason;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.search.SearchResult;
import io.fairlead.placement.search.SearchResult.Found;
import io.fairlead.placement.search.SearchResult.NotFound;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides every pending job of a cluster. The same snapshot and requests give the same decisions,
 * in whatever order they are handed in.
 */
public final class PlacementEngine {

    /** Slurm's order: priority, then who came first; the job's key where both are equal. */
    public static final Comparator<JobRequest> QUEUE_ORDER =
            Comparator.comparingLong(JobRequest::priority)
                    .reversed()
                    .thenComparing(JobRequest::submitted)
                    .thenComparing(JobRequest::job, NameOrder.INSTANCE);

    private final PlacementPolicy policy;

    public PlacementEngine(PlacementPolicy policy) {
        this.policy = policy;
    }

    /** One decision for each request, in queue order. */
    public List<Decision> decide(ClusterSnapshot snapshot, Collection<JobRequest> requests) {
        // 1. Put the queue in order, on the cluster as it is.
        List<JobRequest> queue = requests.stream().sorted(QUEUE_ORDER).toList();
        refuseTwins(queue);
        Cycle cycle = new Cycle(snapshot, policy);

        // 2. What was decided before and still stands goes first: Slurm may be starting it.
        Map<String, Place> kept = hold(queue, cycle);

        // 3. Everyone else in turn: left to Slurm, placed, or waiting with a reservation.
        List<Decision> decisions = new ArrayList<>();
        for (JobRequest request : queue) {
            Place standing = kept.get(request.job());
            decisions.add(standing != null ? standing : decide(request, cycle));
        }
        return List.copyOf(decisions);
    }

    private static void refuseTwins(List<JobRequest> queue) {
        Set<String> jobs = new HashSet<>();
        for (JobRequest request : queue) {
            if (!jobs.add(request.job())) {
                throw new IllegalArgumentException("two requests of job " + request.job());
            }
        }
    }

    private static Map<String, Place> hold(List<JobRequest> queue, Cycle cycle) {
        CommittedNodes committed = new CommittedNodes(cycle);
        Map<String, Place> kept = new HashMap<>();
        for (JobRequest request : queue) {
            Place place = committed.hold(request);
            if (place != null) {
                kept.put(request.job(), place);
            }
        }
        return kept;
    }

    private Decision decide(JobRequest request, Cycle cycle) {
        Optional<Refuse> refused = Refusals.of(request, cycle.index());
        if (refused.isPresent()) {
            return refused.get();
        }
        SearchResult result = cycle.searchNow(request);
        if (result instanceof Found found) {
            cycle.give(request, found.nodes(), found.demand());
            return place(request, found, cycle);
        }
        NotFound notNow = (NotFound) result;
        if (cycle.searchIdeal(request) instanceof NotFound never) {
            String text = never.reason().text() + " even on the empty cluster";
            return new Refuse(request.job(), ReasonCode.NEVER_FITS, text);
        }
        return block(request, notNow, cycle);
    }

    private static Place place(JobRequest request, Found found, Cycle cycle) {
        Explanation explanation =
                Explanation.of(
                        Lines.place(found, request.maxSwitches() == null),
                        found.looked().nodes(),
                        found.looked().candidates(),
                        found.looked().ruledOut());
        return new Place(
                request.job(),
                names(found.nodes(), cycle),
                found.spread().domains(),
                found.spread().leaves(),
                found.score(),
                false,
                explanation);
    }

    /** The first blocked jobs get their nodes promised; nobody may be in the way then. */
    private static Wait block(JobRequest request, NotFound notNow, Cycle cycle) {
        String wouldChange =
                Relaxation.thatFits(request, cycle)
                        .map(fits -> notNow.missing() + "; or " + fits)
                        .orElse(notNow.missing());
        List<Reason> reasons = new ArrayList<>();
        reasons.add(notNow.reason());
        notNow.looked().ruledOut().forEach((code, nodes) -> reasons.add(ruledOut(code, nodes)));
        Reservation reservation = null;
        if (cycle.mayReserve()) {
            reservation = new EarliestStart(cycle).of(request);
            if (reservation == null) {
                reasons.add(startUnknown());
            } else {
                cycle.reserve(reservation);
            }
        }
        return waiting(request, notNow, reasons, reservation, wouldChange, cycle);
    }

    private static Wait waiting(
            JobRequest request,
            NotFound notNow,
            List<Reason> reasons,
            @Nullable Reservation reservation,
            String wouldChange,
            Cycle cycle) {
        @Nullable Instant start = reservation == null ? null : reservation.start();
        String line = Lines.waiting(notNow.reason().text(), notNow.looked(), start, wouldChange);
        return new Wait(
                request.job(),
                reasons,
                start,
                reservation == null
                        ? List.of()
                        : names(Objects.requireNonNull(reservation).nodes(), cycle),
                wouldChange,
                Explanation.of(
                        line,
                        notNow.looked().nodes(),
                        notNow.looked().candidates(),
                        notNow.looked().ruledOut()));
    }

    private static Reason ruledOut(ReasonCode code, int nodes) {
        return new Reason(code, Lines.counted(nodes, "node") + " " + code.words(), nodes);
    }

    private static Reason startUnknown() {
        return new Reason(
                ReasonCode.START_UNKNOWN,
                "no start can be promised, and nothing is kept for it: what it needs is held by jobs"
                        + " without a known end, or out of use",
                0);
    }

    private static List<String> names(List<Integer> nodes, Cycle cycle) {
        return nodes.stream().map(node -> cycle.index().node(node).name()).toList();
    }
}
