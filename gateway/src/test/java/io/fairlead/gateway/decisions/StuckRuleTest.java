package io.fairlead.gateway.decisions;

import static io.fairlead.gateway.jobs.testing.Records.record;
import static io.fairlead.gateway.slurm.testing.JobFixture.SUBMITTED;
import static io.fairlead.gateway.slurm.testing.JobFixture.job;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class StuckRuleTest {

    private static final Instant ACCEPTED = SUBMITTED.plusSeconds(2);

    private final StuckRule rule = new StuckRule(Duration.ofSeconds(20));

    @Test
    void aReasonCountsAfterAWhile() {
        assertThat(stuck("Resources", null, 19)).isFalse();
        assertThat(stuck("Resources", null, 20)).isTrue();
        assertThat(stuck("ReqNodeNotAvail, UnavailableNodes:gb001", null, 20)).isTrue();
    }

    @Test
    void aJobSlurmHasNotLookedAtHasMoreTime() {
        assertThat(stuck("None", null, 119)).isFalse();
        assertThat(stuck("None", null, 120)).isTrue();
    }

    @Test
    void theUsersOwnBeginIsWaitedFor() {
        assertThat(stuck("Resources", ACCEPTED.plusSeconds(100), 110)).isFalse();
        assertThat(stuck("Resources", ACCEPTED.plusSeconds(100), 120)).isTrue();
    }

    private boolean stuck(String reason, Instant begin, int seconds) {
        return rule.stuck(
                        record(job("s1", 7).reason(reason).begin(begin).build()),
                        ACCEPTED,
                        ACCEPTED.plusSeconds(seconds))
                .isPresent();
    }
}
