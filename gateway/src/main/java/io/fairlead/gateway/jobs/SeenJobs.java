package io.fairlead.gateway.jobs;

import io.fairlead.gateway.slurm.SlurmJob;

/** What is known of jobs, for whoever looks at one itself. */
public interface SeenJobs {

    /** The order of a question to Slurm asked now: what an older one says later counts less. */
    long order();

    /** A job as it would be published, were it seen now. */
    JobRecord preview(SlurmJob job);
}
