package io.fairlead.gateway.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JobWatchTest {

    private static final Instant NOW = Instant.parse("2026-12-01T04:00:00Z");

    private final JobWatch watch = new JobWatch();

    @Test
    void newAndChangedJobsAreDue() {
        looked(Map.of(1L, "RUNNING", 2L, "RUNNING"));

        assertThat(due(Map.of(1L, "RUNNING", 2L, "COMPLETED", 3L, "PENDING"), 0))
                .containsExactly(2L, 3L);
    }

    @Test
    void aPendingJobIsDueAgainAndAPlacedOneSooner() {
        Map<Long, String> listing = Map.of(1L, "PENDING", 2L, "PENDING", 3L, "RUNNING");
        looked(listing);

        assertThat(watch.due(listing, Set.of(2L), NOW)).isEmpty();
        assertThat(watch.due(listing, Set.of(2L), NOW.plusSeconds(1))).containsExactly(2L);
        assertThat(watch.due(listing, Set.of(2L), NOW.plusSeconds(5))).containsExactly(1L, 2L);
    }

    @Test
    void aLongQueueIsLookedAtInTurns() {
        Map<Long, String> listing = new HashMap<>();
        for (long id = 0; id < 1000; id++) {
            listing.put(id, "PENDING");
        }
        looked(listing);

        List<Long> first = due(listing, 5);
        first.forEach(id -> watch.looked(id, "PENDING", NOW.plusSeconds(5)));

        assertThat(first).hasSize(JobWatch.MOST_AGAIN);
        assertThat(due(listing, 5)).hasSize(JobWatch.MOST_AGAIN).doesNotContainAnyElementsOf(first);
    }

    @Test
    void aJobThatCameBackIsNew() {
        looked(Map.of(1L, "RUNNING"));
        assertThat(due(Map.of(), 0)).isEmpty();
        assertThat(due(Map.of(1L, "RUNNING"), 0)).containsExactly(1L);
    }

    private List<Long> due(Map<Long, String> listing, int seconds) {
        return watch.due(listing, Set.of(), NOW.plusSeconds(seconds));
    }

    private void looked(Map<Long, String> listing) {
        listing.forEach((id, states) -> watch.looked(id, states, NOW));
    }
}
