package io.fairlead.gateway.slurm;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the gateway asks of Slurm and tells it. Every method blocks until Slurm has answered, and
 * throws a {@link SlurmException} where it has not or would not. An update is not atomic: of one
 * that failed, any part may have been applied, so the caller reads back.
 */
public interface SlurmClient {

    /** Whether slurmctld answers. */
    void ping();

    /**
     * The states of all jobs, by job id: cheap. The text changes when any state of the job, or of a
     * task of its array, does.
     */
    Map<Long, String> jobStates();

    /**
     * A job, and with it all tasks of its array and all parts of a heterogeneous job; empty where
     * Slurm has none of that id.
     */
    List<SlurmJob> job(long id);

    /** All jobs. */
    List<SlurmJob> jobs();

    /** All nodes. */
    List<SlurmNode> nodes();

    /**
     * Lets a pending job start, on exactly these nodes.
     *
     * @param begin earliest start; null keeps the one it has
     */
    void place(long id, List<String> nodes, @Nullable Instant begin, String comment);

    /**
     * Tells a pending job's user why it waits, and until when it does at least.
     *
     * @param begin earliest start; null keeps the one it has
     * @param comment null keeps the one it has
     */
    void postpone(long id, @Nullable Instant begin, @Nullable String comment);

    /**
     * Takes a placement back.
     *
     * @param nodes the nodes the user had asked for; empty where none
     * @param begin earliest start; null keeps the one it has
     * @param comment null keeps the one it has
     * @param unhold whether Slurm had put the job on hold because of the placement
     */
    void withdraw(
            long id,
            List<String> nodes,
            @Nullable Instant begin,
            @Nullable String comment,
            boolean unhold);
}
