package io.fairlead.gateway.portal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node as one person sees it.
 *
 * @param rack null where the inventory does not know it
 * @param nvlinkDomain null where NVLink ends at the chassis
 * @param state label of its {@link NodeState}: decides the colour
 * @param slurmStates Slurm's own words
 * @param reason Slurm's reason; empty where none, or not this person's business
 * @param gpusUsed null where others' jobs take part in it
 * @param jobs the jobs on it that this person may see
 * @param othersJobs whether others' jobs are on it
 */
public record NodeView(
        String name,
        @Nullable String rack,
        @Nullable String nvlinkDomain,
        String state,
        List<String> slurmStates,
        String reason,
        @Nullable String gpuModel,
        int gpus,
        @Nullable Integer gpusUsed,
        List<JobOnNode> jobs,
        boolean othersJobs) {

    public NodeView {
        slurmStates = List.copyOf(slurmStates);
        jobs = List.copyOf(jobs);
    }

    /** A job on a node. */
    public record JobOnNode(String job, long jobId, String user) {}
}
