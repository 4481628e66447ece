package io.fairlead.gateway.cluster;

import java.time.Duration;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Set;

/**
 * A cluster as rules see it.
 *
 * @param name first part of every key
 * @param timeZone of its calendar
 * @param managedPartitions partitions whose jobs are placed
 * @param initialLease the longest lease a job has from its submit
 * @param renewal length of a renewed lease
 */
public record RegisteredCluster(
        String name,
        ZoneId timeZone,
        Set<String> managedPartitions,
        Duration initialLease,
        Duration renewal) {

    /** Nobody waits longer for a placement that died. */
    public static final Duration LONGEST_LEASE = Duration.ofMinutes(10);

    public RegisteredCluster {
        managedPartitions = Set.copyOf(managedPartitions);
        if (renewal.compareTo(LONGEST_LEASE) > 0) {
            renewal = LONGEST_LEASE;
        }
    }

    /** As configured. */
    public static RegisteredCluster of(SlurmSettings settings) {
        return new RegisteredCluster(
                settings.cluster(),
                settings.timeZone(),
                settings.managedPartitions(),
                settings.lease().initial(),
                settings.lease().renewal());
    }

    /** Whether a job asking for these partitions, comma-separated, is placed whichever it gets. */
    public boolean manages(String partitions) {
        return !partitions.isEmpty()
                && Arrays.stream(partitions.split(",", -1)).allMatch(managedPartitions::contains);
    }

    /** The record key of a thing of this cluster. */
    public String key(String id) {
        return name + "/" + id;
    }
}
