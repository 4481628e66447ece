package io.fairlead.gateway.jobs;

import static io.fairlead.gateway.jobs.testing.Records.record;
import static io.fairlead.gateway.slurm.testing.JobFixture.job;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.contracts.Contract;
import io.fairlead.gateway.slurm.testing.Recorded;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.UnreadableEventException;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionTest {

    @Test
    void aStartIsNoEnd() {
        Completion start = read("slurm.jobstart.json");

        assertThat(start.ended()).isFalse();
        assertThat(start.id()).isEqualTo(12);
        assertThat(start.key()).isEqualTo("sFVNM8QWVFJK00");
    }

    @ParameterizedTest
    @CsvSource({
        "slurm.jobcomp.json, COMPLETED, 4",
        "slurm.jobcomp.failed.json, FAILED, 1",
        "slurm.jobcomp.requeued.json, REQUEUED, 2",
        "slurm.jobcomp.cancelled-pending.json, CANCELLED, 0",
        "slurm.jobcomp.array-task.json, COMPLETED, 1"
    })
    void anEndThatNobodyKnewTheJobOf(String recording, String state, int nodes) {
        JobRecord record = read(recording).record("lab");

        assertThat(record.states()).containsExactly(state);
        assertThat(record.ended()).isTrue();
        assertThat(record.nodes()).hasSize(nodes);
        Contract.of("slurm.jobs").check(Json.write(record));
    }

    @Test
    void timesAreUtc() {
        JobRecord record = read("slurm.jobcomp.json").record("lab");

        assertThat(record.submitTime()).isEqualTo(Instant.parse("2026-12-01T04:12:22Z"));
        assertThat(record.startTime()).isEqualTo(Instant.parse("2026-12-01T04:12:23Z"));
        assertThat(record.endTime()).isEqualTo(Instant.parse("2026-12-01T04:12:30Z"));
    }

    @Test
    void whatWasKnownOfTheJobStays() {
        JobRecord known = record(job("sFVNM8QWVFJK00", 12).runningOn("gb001").build());

        JobRecord last = read("slurm.jobcomp.json").end(known);

        assertThat(last.request()).isEqualTo(known.request());
        assertThat(last.states()).containsExactly("COMPLETED");
        assertThat(last.nodes()).containsExactly("gb001", "gb002", "gb019", "gb020");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}                                             | jobid is missing",
                "{\"jobid\":3}                                  | @submit is missing",
                "{\"jobid\":\"x\"}                              | field jobid",
                "{\"jobid\":3,\"@submit\":\"today\"}            | @submit is no time",
                "no json                                        | Unrecognized token",
            })
    void whatCannotBeReadIsSaid(String json, String reason) {
        assertThatThrownBy(() -> Completion.read(json))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining(reason);
    }

    private static Completion read(String recording) {
        return Completion.read(Recorded.text(recording));
    }
}
