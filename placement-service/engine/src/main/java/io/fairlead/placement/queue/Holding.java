package io.fairlead.placement.queue;

import io.fairlead.placement.cluster.Resources;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Nodes that a job has, runs on or was just given, and until when.
 *
 * @param held by node number
 * @param end null where not known
 */
record Holding(
        String job, Map<Integer, Resources> held, boolean exclusive, @Nullable Instant end) {}
