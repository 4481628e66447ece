package io.fairlead.gateway.jobs;

import static io.fairlead.gateway.jobs.testing.Records.record;
import static io.fairlead.gateway.slurm.testing.JobFixture.SUBMITTED;
import static io.fairlead.gateway.slurm.testing.JobFixture.job;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JobBookTest {

    private static final Duration AFTER = Duration.ofMinutes(10);

    private final JobBook book = new JobBook();

    @Test
    void aRunningJobThatIsMissingIsGoneAtOnce() {
        book.seen(record(job("s1", 1).runningOn("gb001").build()), 1);

        assertThat(book.forgotten(Set.of(), 2, SUBMITTED, AFTER)).containsExactly("s1");
    }

    @Test
    void anEndedJobStaysForAWhile() {
        book.seen(record(job("s1", 1).ended("COMPLETED", "gb001").build()), 1);

        assertThat(book.forgotten(Set.of(), 2, SUBMITTED, AFTER)).isEmpty();
        assertThat(book.forgotten(Set.of(), 3, SUBMITTED.plusSeconds(599), AFTER)).isEmpty();
        assertThat(book.forgotten(Set.of(), 4, SUBMITTED.plusSeconds(600), AFTER))
                .containsExactly("s1");
    }

    @Test
    void aJobSeenAfterTheQuestionIsNotMissing() {
        book.seen(record(job("s1", 1).build()), 5);

        assertThat(book.forgotten(Set.of(), 4, SUBMITTED, AFTER)).isEmpty();
    }

    @Test
    void anOlderLookCountsLess() {
        book.seen(record(job("s1", 1).runningOn("gb001").build()), 5);

        assertThat(book.newer("s1", 4)).isFalse();
        assertThat(book.newer("s1", 6)).isTrue();
        assertThat(book.newer("s2", 1)).isTrue();
    }

    @Test
    void anIdNamesTheJobSeenLast() {
        book.load(List.of(record(job("s1", 1).build())));
        book.seen(record(job("s2", 1).build()), 1);
        assertThat(book.ofId(1)).extracting(JobRecord::job).isEqualTo("s2");

        book.remove("s1");
        assertThat(book.ofId(1)).isNotNull();
        book.remove("s2");
        assertThat(book.ofId(1)).isNull();
    }
}
