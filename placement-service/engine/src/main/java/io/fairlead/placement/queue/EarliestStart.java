package io.fairlead.placement.queue;

import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.search.Occupancy;
import io.fairlead.placement.search.SearchResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * When a blocked job could start if everything runs to its limit, and where: the same search as for
 * now, on the cluster as it will be at each time at which something ends.
 */
final class EarliestStart {

    private final Cycle cycle;

    EarliestStart(Cycle cycle) {
        this.cycle = cycle;
    }

    /** Null where no end that is known makes enough room. */
    @Nullable Reservation of(JobRequest request) {
        Occupancy then = cycle.occupancy().copy();
        Deque<Holding> toEnd = new ArrayDeque<>(byEnd());
        for (Instant time : times(toEnd)) {
            while (!toEnd.isEmpty() && !endOf(toEnd.peek()).isAfter(time)) {
                release(toEnd.remove(), then);
            }
            if (cycle.searchAt(time, request, then) instanceof SearchResult.Found found) {
                Duration limit = request.timeLimit();
                return new Reservation(
                        request.job(),
                        found.nodes(),
                        time,
                        limit == null ? null : time.plus(limit));
            }
        }
        return null;
    }

    private List<Holding> byEnd() {
        return cycle.holdings().stream()
                .filter(holding -> holding.end() != null)
                .sorted(Comparator.comparing(this::endOf))
                .toList();
    }

    /** The end of every holding and reservation, and when jobs that are leaving will have left. */
    private SortedSet<Instant> times(Deque<Holding> holdings) {
        SortedSet<Instant> times = new TreeSet<>();
        times.add(soon());
        holdings.forEach(holding -> times.add(endOf(holding)));
        for (Reservation reservation : cycle.reservations()) {
            Instant end = reservation.end();
            if (end != null) {
                times.add(end);
            }
        }
        return times;
    }

    /** A job past its end is about to go. */
    private Instant endOf(Holding holding) {
        Instant end = Objects.requireNonNull(holding.end());
        return end.isAfter(cycle.now()) ? end : soon();
    }

    private Instant soon() {
        return cycle.now().plus(cycle.policy().overdueGrace());
    }

    private static void release(Holding holding, Occupancy then) {
        holding.held()
                .forEach((node, resources) -> then.release(node, resources, holding.exclusive()));
    }
}
