package io.fairlead.placement.search;

import io.fairlead.placement.cluster.Resources;
import io.fairlead.placement.request.JobRequest;

/**
 * What a job takes of each of its nodes.
 *
 * @param exclusive the whole node, whatever the resources say
 */
public record Demand(Resources resources, boolean exclusive) {

    /** What the request takes of each node when it has so many. */
    public static Demand of(JobRequest request, int nodes) {
        Resources resources =
                new Resources(
                        request.gpus().perNode(nodes),
                        Math.max(1, request.cpusPerNode()),
                        request.memoryPerNodeBytes());
        return new Demand(resources, request.exclusive());
    }
}
