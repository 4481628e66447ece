package io.fairlead.gateway.slurm;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A job as Slurm shows it.
 *
 * @param id Slurm's number, used again after a wrap-around
 * @param sluid Slurm's lasting id; empty where it has none. A requeue makes a new one
 * @param states base state and flags
 * @param reason why it is pending
 * @param priority 0 is held
 * @param beginTime earliest start Slurm keeps; null where none
 * @param startTime start, expected while pending; null where unknown
 * @param endTime end, expected while running; null where unknown or without a limit
 * @param timeLimitSeconds null where unlimited
 * @param nodes allocated nodes, expanded
 */
public record SlurmJob(
        long id,
        String sluid,
        String name,
        String user,
        String account,
        String partition,
        String qos,
        List<String> states,
        String reason,
        long priority,
        boolean held,
        Instant submitTime,
        @Nullable Instant beginTime,
        @Nullable Instant startTime,
        @Nullable Instant endTime,
        @Nullable Long timeLimitSeconds,
        int restartCount,
        JobRequest request,
        List<String> nodes,
        String adminComment) {

    private static final Set<String> ENDED =
            Set.of(
                    "COMPLETED",
                    "CANCELLED",
                    "FAILED",
                    "TIMEOUT",
                    "NODE_FAIL",
                    "PREEMPTED",
                    "BOOT_FAIL",
                    "DEADLINE",
                    "OUT_OF_MEMORY");

    public SlurmJob {
        states = List.copyOf(states);
        nodes = List.copyOf(nodes);
    }

    /** What tells it from every other job and run: sluid, else id@submit-time in Unix seconds. */
    public String key() {
        return sluid.isEmpty() ? id + "@" + submitTime.getEpochSecond() : sluid;
    }

    /** Whether it waits for its start. */
    public boolean pending() {
        return states.contains("PENDING");
    }

    /** Whether its processes are over; its nodes may still be cleaned up. */
    public static boolean over(List<String> states) {
        return states.stream().anyMatch(ENDED::contains);
    }

    /** Whether nothing more happens. */
    public static boolean ended(List<String> states) {
        return over(states) && !states.contains("COMPLETING");
    }
}
