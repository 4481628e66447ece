package io.fairlead.gateway.slurm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.local.slurm.SlurmLab;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What every Slurm client does, tried on a real Slurm of two blocks of four nodes. */
public abstract class SlurmClientContract {

    /** A running lab whose leases last a minute or more. */
    protected abstract SlurmLab lab();

    /** The client under test, with the right key. */
    protected abstract SlurmClient slurm();

    /** A client whose key is another. */
    protected abstract SlurmClient withWrongKey();

    @Test
    void theControllerAnswers() {
        slurm().ping();
    }

    @Test
    void nodesHaveWhatTheyAreMadeOf() {
        assertThat(slurm().nodes()).hasSize(8);
        assertThat(slurm().nodes())
                .allMatch(node -> node.gpus() == 4 && "gb200".equals(node.gpuModel()))
                .allMatch(node -> node.cpus() > 0 && node.memoryBytes() > 0)
                .allMatch(node -> node.partitions().contains("gpu"));
    }

    @Test
    void aSubmittedJobIsListedAndWaitsUnderItsLease() {
        long id = submit("-N2", "--gpus-per-node=4", "--exclusive", "-t", "30");

        SlurmJob job = one(id);

        assertThat(slurm().jobStates().get(id)).contains("PENDING");
        assertThat(job.user()).isEqualTo("alice");
        assertThat(job.account()).isEqualTo("acme");
        assertThat(job.pending()).isTrue();
        assertThat(job.beginTime()).isAfter(job.submitTime().plusSeconds(30));
        assertThat(job.adminComment()).startsWith("fairlead:");
        assertThat(job.timeLimitSeconds()).isEqualTo(1800);
        assertThat(job.request().nodes()).isEqualTo(2);
        assertThat(job.request().gpusPerNode()).isEqualTo(4);
        assertThat(job.request().exclusive()).isTrue();
        assertThat(job.request().segmentSize()).isNull();
        assertThat(slurm().jobs()).extracting(SlurmJob::key).contains(job.key());
        cancel(id);
    }

    @Test
    void aPlacedJobRunsThereAndSaysWhy() {
        long id = submit("-N2", "--gpus-per-node=4");

        slurm().place(id, List.of("gb002", "gb007"), now(), "because");

        awaitJob(id, job -> job.states().contains("RUNNING"));
        assertThat(one(id).nodes()).containsExactlyInAnyOrder("gb002", "gb007");
        assertThat(one(id).request().requiredNodes()).containsExactlyInAnyOrder("gb002", "gb007");
        assertThat(one(id).adminComment()).isEqualTo("because");
        cancel(id);
        awaitJob(id, job -> SlurmJob.ended(job.states()));
    }

    @Test
    void aPostponedJobWaitsLongerAndSaysWhy() {
        long id = submit("-N1");
        Instant end = now().plusSeconds(300);

        slurm().postpone(id, end, "nodes are busy");
        assertThat(one(id).beginTime()).isEqualTo(end);
        assertThat(one(id).adminComment()).isEqualTo("nodes are busy");

        slurm().postpone(id, end.plusSeconds(60), null);
        assertThat(one(id).beginTime()).isEqualTo(end.plusSeconds(60));
        assertThat(one(id).adminComment()).isEqualTo("nodes are busy");
        cancel(id);
    }

    @Test
    void aWithdrawnPlacementLeavesNoTrace() {
        long id = submit("-N1", "--begin=now+3600");
        slurm().place(id, List.of("gb003"), null, "because");
        assertThat(one(id).request().requiredNodes()).containsExactly("gb003");

        slurm().withdraw(id, List.of(), null, "again", false);

        assertThat(one(id).request().requiredNodes()).isEmpty();
        assertThat(one(id).adminComment()).isEqualTo("again");
        cancel(id);
    }

    @Test
    void anUnknownNodeIsRefused() {
        long id = submit("-N1");

        assertThatThrownBy(() -> slurm().place(id, List.of("gb999"), null, "why"))
                .isInstanceOfSatisfying(
                        SlurmException.Refused.class, e -> assertThat(e.code()).isEqualTo(2018));
        cancel(id);
    }

    @Test
    void anUnknownJobIsNoJob() {
        assertThat(slurm().job(99_999)).isEmpty();
        assertThatThrownBy(() -> slurm().postpone(99_999, now(), null))
                .isInstanceOf(SlurmException.Refused.class);
    }

    @Test
    void arraysAndHeterogeneousJobsComeWhole() {
        long array = submit("-N1", "-a", "1-3");
        assertThat(one(array).request().arrayJob()).isTrue();
        assertThat(slurm().jobStates()).containsKey(array);
        String het =
                lab().as("alice", "sbatch", "--parsable", "-N1", ":", "-N1", "--wrap", "sleep 60");
        assertThat(slurm().job(number(het))).hasSize(2).allMatch(j -> j.request().hetJob());
        cancel(array);
        cancel(number(het));
    }

    @Test
    void aWrongKeyIsSaidToBeOne() {
        assertThatThrownBy(() -> withWrongKey().jobStates())
                .isInstanceOf(SlurmException.KeyRefused.class)
                .hasMessageContaining("AuthAltParameters");
    }

    private long submit(String... options) {
        String[] command = new String[options.length + 4];
        command[0] = "sbatch";
        command[1] = "--parsable";
        System.arraycopy(options, 0, command, 2, options.length);
        command[command.length - 2] = "--wrap";
        command[command.length - 1] = "sleep 120";
        return number(lab().as("alice", command));
    }

    private static long number(String output) {
        return Long.parseLong(output.strip());
    }

    private void cancel(long id) {
        lab().exec("scancel", Long.toString(id));
    }

    private SlurmJob one(long id) {
        List<SlurmJob> jobs = slurm().job(id);
        assertThat(jobs).hasSize(1);
        return jobs.get(0);
    }

    private void awaitJob(long id, Predicate<SlurmJob> condition) {
        await(() -> slurm().job(id).stream().anyMatch(condition));
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("not within 30 s");
            }
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static Instant now() {
        return Instant.ofEpochSecond(Instant.now().getEpochSecond());
    }
}
