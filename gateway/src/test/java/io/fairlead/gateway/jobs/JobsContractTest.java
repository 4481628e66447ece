package io.fairlead.gateway.jobs;

import io.fairlead.gateway.decisions.Decisions;
import io.fairlead.gateway.jobs.testing.Records;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.testing.Recorded;
import io.fairlead.gateway.slurm.testing.RecordedSlurm;
import io.fairlead.gateway.testing.Sent;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import org.junit.jupiter.api.Test;

/** What is sent of jobs that a real Slurm has shown. */
class JobsContractTest {

    private static final String TOPIC = "slurm.jobs";

    @Test
    void pendingUnderItsLease() {
        Sent.verify(TOPIC, "pending-leased", state(record("job.pending.json")));
    }

    @Test
    void running() {
        Sent.verify(TOPIC, "running", state(record("job.running.json")));
    }

    @Test
    void ended() {
        JobRecord last = Completion.read(Recorded.text("slurm.jobcomp.json")).record("lab");
        Sent.verify(TOPIC, "ended", state(last));
    }

    @Test
    void gone() {
        String job = record("job.running.json").job();
        Sent.verify(
                TOPIC,
                "deletion",
                StateChange.deletion("lab/" + job, Json.write(new JobGone("lab", job, true))));
    }

    private static JobRecord record(String recording) {
        SlurmJob job = RecordedSlurm.job(recording);
        return new JobRecords(Records.LAB, new Decisions())
                .record(job, null, job.submitTime().plusSeconds(1));
    }

    private static StateChange state(JobRecord record) {
        return StateChange.of("lab/" + record.job(), Json.write(record));
    }
}
