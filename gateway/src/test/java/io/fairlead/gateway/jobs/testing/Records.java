package io.fairlead.gateway.jobs.testing;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.decisions.Decisions;
import io.fairlead.gateway.jobs.JobRecord;
import io.fairlead.gateway.jobs.JobRecords;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.testing.JobFixture;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Set;

/** Records as the gateway publishes them. */
public final class Records {

    public static final RegisteredCluster LAB =
            new RegisteredCluster(
                    "lab",
                    ZoneOffset.UTC,
                    Set.of("gpu"),
                    Duration.ofMinutes(2),
                    Duration.ofMinutes(5));

    private Records() {}

    /** A job's record half a minute after its submit, nothing known before. */
    public static JobRecord record(SlurmJob job) {
        return new JobRecords(LAB, new Decisions())
                .record(job, null, JobFixture.SUBMITTED.plusSeconds(30));
    }
}
