package io.fairlead.gateway.jobs;

import static io.fairlead.gateway.slurm.testing.JobFixture.LEASE_END;
import static io.fairlead.gateway.slurm.testing.JobFixture.SUBMITTED;
import static io.fairlead.gateway.slurm.testing.JobFixture.job;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.slurm.SlurmJob;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JobRecordsTest {

    private static final Instant NOW = SUBMITTED.plusSeconds(20);

    private final OurDoing ours = new OurDoing();
    private final JobRecords records =
            new JobRecords(
                    new RegisteredCluster(
                            "lab",
                            ZoneOffset.UTC,
                            Set.of("gpu", "long"),
                            Duration.ofMinutes(2),
                            Duration.ofMinutes(5)),
                    ours);

    @Test
    void aLeasedJobIsManaged() {
        JobRecord record = of(job("s1", 7).build());

        assertThat(record.managed()).isTrue();
        assertThat(record.ownBegin()).isFalse();
        assertThat(record.beginTime()).isEqualTo(LEASE_END);
        assertThat(record.startTime()).as("the expected start is none").isNull();
    }

    @Test
    void managedIsWhatIsLeasedInManagedPartitionsOnly() {
        assertThat(of(job("s1", 7).partition("gpu,long").build()).managed()).isTrue();
        assertThat(of(job("s1", 7).partition("gpu,native").build()).managed()).isFalse();
        assertThat(of(job("s1", 7).comment("").build()).managed()).isFalse();
        assertThat(of(job("s1", 7).comment("mine, fairlead: not").build()).managed()).isFalse();
    }

    @Test
    void aDecidedJobStaysManagedWhateverItsComment() {
        ours.decided.add("s1");
        assertThat(of(job("s1", 7).comment("16 nodes in nvl1").build()).managed()).isTrue();
    }

    @Test
    void aRequeuedJobStaysManaged() {
        JobRecord before = of(job("s1", 7).build());

        JobRecord after = records.record(job("s2", 7).comment("placed").build(), before, NOW);

        assertThat(after.managed()).isTrue();
    }

    @Test
    void aLaterBeginIsTheUsersOwn() {
        Instant evening = SUBMITTED.plusSeconds(36_000);
        assertThat(of(job("s1", 7).begin(evening).build()).ownBegin()).isTrue();
    }

    @Test
    void aRequeueWaitsTwoMinutesByItself() {
        Instant begin = SUBMITTED.plusSeconds(121);
        assertThat(of(job("s1", 7).requeued().begin(begin).build()).ownBegin()).isFalse();
    }

    @Test
    void aRenewedLeaseIsNotTheUsersOwn() {
        Instant renewed = SUBMITTED.plusSeconds(400);
        ours.begins.put("s1", renewed);
        JobRecord record = of(job("s1", 7).begin(renewed).build());
        assertThat(record.ownBegin()).isFalse();

        // After a restart, from what was published.
        ours.begins.clear();
        SlurmJob seen = job("s1", 7).begin(renewed).build();
        assertThat(records.record(seen, record, NOW).ownBegin()).isFalse();
    }

    @Test
    void aRenewalThatWasNeverPublishedIsNotTheUsersOwn() {
        JobRecord before = of(job("s1", 7).build());
        ours.decided.add("s1");
        SlurmJob seen = job("s1", 7).begin(NOW.plusSeconds(300)).build();

        assertThat(records.record(seen, before, NOW).ownBegin()).isFalse();
    }

    @Test
    void aBeginChangedByTheUserIsOwn() {
        JobRecord before = of(job("s1", 7).build());
        ours.decided.add("s1");
        ours.begins.put("s1", LEASE_END);
        SlurmJob seen = job("s1", 7).begin(NOW.plusSeconds(300)).build();

        assertThat(records.record(seen, before, NOW).ownBegin()).isTrue();
    }

    @Test
    void ourNodesAreNotTheUsersWish() {
        JobRecord before = of(job("s1", 7).requiring("gb001").build());
        ours.placed.put("s1", Set.of("gb001", "gb002"));

        JobRecord after =
                records.record(job("s1", 7).requiring("gb001", "gb002").build(), before, NOW);
        JobRecord requeued =
                records.record(job("s2", 7).requiring("gb001", "gb002").build(), before, NOW);

        assertThat(after.request().requiredNodes()).containsExactly("gb001");
        assertThat(requeued.request().requiredNodes()).containsExactly("gb001");
    }

    @Test
    void aRunningJobHasNoBegin() {
        JobRecord record = of(job("s1", 7).runningOn("gb001", "gb002").build());

        assertThat(record.beginTime()).isNull();
        assertThat(record.startTime()).isEqualTo(SUBMITTED.plusSeconds(10));
        assertThat(record.nodes()).containsExactly("gb001", "gb002");
        assertThat(record.ended()).isFalse();
    }

    private JobRecord of(SlurmJob job) {
        return records.record(job, null, NOW);
    }

    private static final class OurDoing implements PlacedJobs {
        private final Set<String> decided = new HashSet<>();
        private final Map<String, Set<String>> placed = new HashMap<>();
        private final Map<String, Instant> begins = new HashMap<>();

        @Override
        public boolean decided(String job) {
            return decided.contains(job);
        }

        @Override
        public boolean placedOn(String job, Collection<String> nodes) {
            return placed.getOrDefault(job, Set.of()).equals(Set.copyOf(nodes));
        }

        @Override
        public Set<Long> starting() {
            return Set.copyOf(List.<Long>of());
        }

        @Override
        public @Nullable Instant beginGiven(String job) {
            return begins.get(job);
        }
    }
}
