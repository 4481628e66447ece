package io.fairlead.placement.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Nodes kept for a blocked job from a time on.
 *
 * @param end null where it has no time limit
 */
record Reservation(String job, List<Integer> nodes, Instant start, @Nullable Instant end) {

    /**
     * Whether a job that starts then, with that limit, would still have the nodes, or need them.
     */
    boolean meets(Instant from, @Nullable Duration limit) {
        boolean endsBefore = limit != null && !from.plus(limit).isAfter(start);
        Instant until = end;
        boolean startsAfter = until != null && !from.isBefore(until);
        return !endsBefore && !startsAfter;
    }
}
