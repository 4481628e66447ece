package io.fairlead.gateway.jobs;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Which jobs to look at whole. Not thread-safe. */
final class JobWatch {

    /** Priority, reason and comment of a pending job change without a change of state. */
    static final Duration PENDING = Duration.ofSeconds(5);

    /** A job just placed: its start, or what stands in its way, matters. */
    static final Duration PLACED = Duration.ofSeconds(1);

    /** So many of those a round; the sweep covers the rest of a long queue. */
    static final int MOST_AGAIN = 20;

    private final Map<Long, Look> looks = new HashMap<>();

    private record Look(String states, Instant at) {}

    /** Forgets everything: after a takeover. */
    void clear() {
        looks.clear();
    }

    /**
     * Ids due now: new and changed ones first.
     *
     * @param listing states by job id
     * @param placed jobs just placed
     */
    List<Long> due(Map<Long, String> listing, Set<Long> placed, Instant now) {
        looks.keySet().retainAll(listing.keySet());
        Stream<Long> changed =
                listing.keySet().stream().filter(id -> changed(id, listing)).sorted();
        Stream<Long> again =
                listing.keySet().stream()
                        .filter(id -> !changed(id, listing))
                        .filter(id -> listing.getOrDefault(id, "").contains("PENDING"))
                        .filter(id -> old(id, placed.contains(id) ? PLACED : PENDING, now))
                        .sorted(
                                Comparator.comparing(this::lookedAt)
                                        .thenComparing(Comparator.naturalOrder()))
                        .limit(MOST_AGAIN);
        return Stream.concat(changed, again).toList();
    }

    /** A job was looked at while the listing said this. */
    void looked(long id, String states, Instant at) {
        looks.put(id, new Look(states, at));
    }

    private boolean changed(long id, Map<Long, String> listing) {
        Look look = looks.get(id);
        return look == null || !look.states().equals(listing.get(id));
    }

    private boolean old(long id, Duration age, Instant now) {
        return !lookedAt(id).plus(age).isAfter(now);
    }

    private Instant lookedAt(long id) {
        Look look = looks.get(id);
        return look == null ? Instant.EPOCH : look.at();
    }
}
