package io.fairlead.placement.queue;

import static io.fairlead.placement.fixtures.JobFixture.partOfANode;
import static io.fairlead.placement.fixtures.JobFixture.wholeNodes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.fairlead.placement.decision.Decision.Refuse;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.fixtures.ClusterFixture;
import io.fairlead.placement.fixtures.Decided;
import io.fairlead.placement.fixtures.JobFixture;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.request.JobRequestBuilder;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is left to Slurm, and why. */
class RefusalsTest {

    static Stream<Arguments> refused() {
        JobRequestBuilder elsewhere = JobRequest.of("1", "cpu", ClusterFixture.NOW);
        JobRequestBuilder several = JobRequest.of("1", "gpu,cpu", ClusterFixture.NOW);
        return Stream.of(
                arguments(wholeNodes("1", 1).arrayJob(true), ReasonCode.ARRAY_JOB),
                arguments(wholeNodes("1", 1).hetJob(true), ReasonCode.HET_JOB),
                arguments(wholeNodes("1", 1).reservation("maint"), ReasonCode.RESERVATION_ASKED),
                arguments(several, ReasonCode.SEVERAL_PARTITIONS),
                arguments(wholeNodes("1", 1).features("a|b"), ReasonCode.FEATURES_NOT_UNDERSTOOD),
                arguments(wholeNodes("1", 1).features("[a*2]"), ReasonCode.FEATURES_NOT_UNDERSTOOD),
                arguments(elsewhere, ReasonCode.UNKNOWN_PARTITION),
                arguments(wholeNodes("1", 20).segmentSize(16), ReasonCode.SEGMENT_NOT_A_DIVISOR),
                arguments(wholeNodes("1", 8).segmentSize(16), ReasonCode.SEGMENT_NOT_A_DIVISOR),
                arguments(wholeNodes("1", 8).segmentSize(0), ReasonCode.SEGMENT_NOT_A_DIVISOR),
                arguments(
                        wholeNodes("1", 1).requiredNodes(Set.of("gb999")),
                        ReasonCode.UNKNOWN_REQUIRED_NODE),
                arguments(
                        wholeNodes("1", 1).requiredNodes(Set.of("gb001", "gb002")),
                        ReasonCode.TOO_MANY_REQUIRED_NODES),
                arguments(wholeNodes("1", 73), ReasonCode.NEVER_FITS),
                arguments(wholeNodes("1", 19).segmentSize(19), ReasonCode.NEVER_FITS),
                arguments(partOfANode("1", 5), ReasonCode.NEVER_FITS),
                arguments(wholeNodes("1", 1).features("h100"), ReasonCode.NEVER_FITS));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void isLeftToSlurm(JobRequestBuilder job, ReasonCode code) {
        Refuse refuse = Decided.on(ClusterFixture.nvl72(4), job).refused("1");

        assertThat(refuse.code()).isEqualTo(code);
        assertThat(refuse.text()).isNotBlank();
    }

    @Test
    void whatOnlyWaitsForRepairIsNotRefused() {
        ClusterFixture cluster = ClusterFixture.domains(1, 2).drained("gb001");

        assertThat(Decided.on(cluster, wholeNodes("1", 2)).waiting("1").wouldChange())
                .startsWith("needs 1 more free node");
    }

    @Test
    void aRefusedJobStandsInNobodysWay() {
        Decided decided =
                Decided.on(
                        ClusterFixture.domains(1, 1),
                        wholeNodes("array", 1).arrayJob(true).priority(9),
                        JobFixture.wholeNodes("1", 1));

        assertThat(decided.placed("1").nodes()).containsExactly("gb001");
    }
}
