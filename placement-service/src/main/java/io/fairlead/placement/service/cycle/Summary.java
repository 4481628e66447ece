package io.fairlead.placement.service.cycle;

import java.util.List;
import java.util.Map;

/**
 * What placement sees of a cluster, in numbers.
 *
 * @param inventoryRevision revision in force
 * @param nodesByState nodes of the revision by what can be done with them: FREE, PARTLY_FREE, BUSY,
 *     or what keeps them out of use, NOT_IN_SLURM among it
 * @param notInInventory nodes Slurm knows and the revision does not: never used
 * @param pendingJobs jobs waiting
 * @param nodesKept nodes kept for jobs that are about to start
 * @param freeSegments whole segments that would fit now, by their size
 */
public record Summary(
        String cluster,
        long inventoryRevision,
        Map<String, Integer> nodesByState,
        List<String> notInInventory,
        int pendingJobs,
        int nodesKept,
        List<FreeSegments> freeSegments) {

    /**
     * Segments of one size.
     *
     * @param size nodes in one NVLink domain
     * @param count how many such segments fit side by side
     */
    public record FreeSegments(int size, int count) {}
}
