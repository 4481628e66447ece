package io.fairlead.placement.cluster;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a job holds.
 *
 * @param held by node
 * @param exclusive it has its nodes whole, whatever it asked for
 * @param expectedEnd start and time limit; null where it has no limit
 */
public record RunningAllocation(
        String job, Map<String, Resources> held, boolean exclusive, @Nullable Instant expectedEnd) {

    public RunningAllocation {
        held = Map.copyOf(held);
    }

    /** The same on each of its nodes. */
    public static RunningAllocation evenly(
            String job,
            List<String> nodes,
            Resources onEach,
            boolean exclusive,
            @Nullable Instant expectedEnd) {
        Map<String, Resources> held = new LinkedHashMap<>();
        nodes.forEach(node -> held.put(node, onEach));
        return new RunningAllocation(job, held, exclusive, expectedEnd);
    }
}
