package io.fairlead.placement.queue;

import io.fairlead.placement.request.GpuDemand;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.search.SearchResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A request made a little more modest.
 *
 * @param request what would be asked then
 * @param says how the user would write it, knowing what was found
 */
record Relaxation(JobRequest request, Function<SearchResult.Found, String> says) {

    /** The first, by how little it costs the user, with which the job would start now. */
    static Optional<String> thatFits(JobRequest request, Cycle cycle) {
        for (Relaxation relaxation : of(request, cycle)) {
            if (cycle.searchNow(relaxation.request()) instanceof SearchResult.Found found) {
                return Optional.of(relaxation.says().apply(found) + " fits now");
            }
        }
        return Optional.empty();
    }

    private static List<Relaxation> of(JobRequest request, Cycle cycle) {
        List<Relaxation> all = new ArrayList<>();
        smallerSegments(request, all);
        moreSwitches(request, all);
        fewerWishes(request, all);
        shorter(request, cycle, all);
        fewerNodes(request, all);
        return all;
    }

    private static void smallerSegments(JobRequest request, List<Relaxation> all) {
        for (int size = request.segment() / 2; size >= 1; size /= 2) {
            if (request.minNodes() % size == 0) {
                String says = "--segment=" + size;
                all.add(new Relaxation(request.but().segmentSize(size).build(), found -> says));
            }
        }
    }

    private static void moreSwitches(JobRequest request, List<Relaxation> all) {
        if (request.maxSwitches() != null) {
            all.add(
                    new Relaxation(
                            request.but().maxSwitches(null).build(),
                            found -> "--switches=" + found.spread().mostSwitchesOnARail()));
        }
    }

    private static void fewerWishes(JobRequest request, List<Relaxation> all) {
        if (!request.requiredNodes().isEmpty()) {
            JobRequest anywhere = request.but().requiredNodes(Set.of()).build();
            all.add(new Relaxation(anywhere, found -> "without --nodelist it"));
        }
        if (!request.excludedNodes().isEmpty()) {
            JobRequest anywhere = request.but().excludedNodes(Set.of()).build();
            all.add(new Relaxation(anywhere, found -> "without --exclude it"));
        }
        if (request.exclusive()) {
            JobRequest shared = request.but().exclusive(false).build();
            all.add(new Relaxation(shared, found -> "without --exclusive it"));
        }
    }

    /** Ending before the nodes are needed by an earlier job. */
    private static void shorter(JobRequest request, Cycle cycle, List<Relaxation> all) {
        List<Instant> starts =
                cycle.reservations().stream()
                        .map(Reservation::start)
                        .distinct()
                        .sorted(Comparator.<Instant>naturalOrder().reversed())
                        .toList();
        for (Instant start : starts) {
            long minutes = Duration.between(cycle.now(), start).toMinutes();
            Duration limit = Duration.ofMinutes(minutes);
            Duration asked = request.timeLimit();
            if (minutes > 0 && (asked == null || limit.compareTo(asked) < 0)) {
                String says = "--time=" + minutes;
                all.add(new Relaxation(request.but().timeLimit(limit).build(), found -> says));
            }
        }
    }

    private static void fewerNodes(JobRequest request, List<Relaxation> all) {
        int most = request.minNodes() - request.segment();
        boolean sameJob = !(request.gpus() instanceof GpuDemand.PerJob);
        if (most >= request.segment() && sameJob && request.requiredNodes().size() <= most) {
            all.add(
                    new Relaxation(
                            request.but().nodes(request.segment(), most).build(),
                            found -> "--nodes=" + found.nodes().size()));
        }
    }
}
