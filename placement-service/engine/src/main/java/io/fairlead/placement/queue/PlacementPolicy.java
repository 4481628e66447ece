package io.fairlead.placement.queue;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;

/**
 * What a site may decide about placement.
 *
 * @param reservations how many of the first blocked jobs get a reservation in time and place
 * @param segmentSizes sizes of the segments that are kept whole for other jobs where possible
 * @param overdueGrace how long a job that should have ended is thought to go on
 */
public record PlacementPolicy(int reservations, List<Integer> segmentSizes, Duration overdueGrace) {

    /**
     * Three reservations keep the large jobs moving and cost three searches over time; the sizes
     * are an NVL72's whole domain, what large and medium jobs use of it, and single nodes; a minute
     * is what Slurm takes to end an overdue job.
     */
    public static final PlacementPolicy DEFAULT =
            new PlacementPolicy(3, List.of(18, 16, 8, 4, 2, 1), Duration.ofMinutes(1));

    public PlacementPolicy {
        segmentSizes = segmentSizes.stream().sorted(Comparator.reverseOrder()).distinct().toList();
        if (reservations < 0 || segmentSizes.stream().anyMatch(size -> size < 1)) {
            throw new IllegalArgumentException("reservations or segment sizes below their least");
        }
    }

    public PlacementPolicy withReservations(int count) {
        return new PlacementPolicy(count, segmentSizes, overdueGrace);
    }
}
