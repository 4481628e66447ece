package io.fairlead.acceptance.slurm;

import java.util.List;

/**
 * A job as {@code scontrol show job} shows it.
 *
 * @param id job id
 * @param state JobState
 * @param reason Reason
 * @param nodes allocated nodes, expanded by Slurm itself
 * @param adminComment AdminComment; empty where there is none
 * @param restarts Restarts
 */
public record Job(
        long id,
        String state,
        String reason,
        List<String> nodes,
        String adminComment,
        int restarts) {

    public Job {
        nodes = List.copyOf(nodes);
    }

    /** Whether it runs. */
    public boolean running() {
        return state.equals("RUNNING");
    }

    /** Whether it waits. */
    public boolean pending() {
        return state.equals("PENDING");
    }
}
