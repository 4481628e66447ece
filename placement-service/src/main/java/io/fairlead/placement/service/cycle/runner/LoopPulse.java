package io.fairlead.placement.service.cycle.runner;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the loop does just now, for whoever asks whether it is alive. Thread-safe. */
@Singleton
class LoopPulse {

    /** A cycle takes milliseconds; waiting for PostgreSQL ends after 10 s. */
    static final Duration STUCK_AFTER = Duration.ofSeconds(30);

    private boolean running;
    private @Nullable String cluster;
    private Instant since = Instant.EPOCH;
    private final Map<String, String> failures = new TreeMap<>();

    synchronized void running(boolean now) {
        running = now;
    }

    synchronized void begins(String which, Instant now) {
        cluster = which;
        since = now;
    }

    synchronized void ended(String which) {
        cluster = null;
        failures.remove(which);
    }

    synchronized void failed(String which, String why) {
        cluster = null;
        failures.put(which, why);
    }

    /** What is wrong with the loop, in one line; empty where it is well. */
    synchronized Optional<String> trouble(Instant now) {
        if (!running) {
            return Optional.of("the loop does not run");
        }
        if (cluster != null && since.plus(STUCK_AFTER).isBefore(now)) {
            return Optional.of("the cycle of " + cluster + " has been running since " + since);
        }
        return failures.values().stream().findFirst();
    }
}
