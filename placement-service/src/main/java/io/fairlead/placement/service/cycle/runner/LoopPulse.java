package io.fairlead.placement.service.cycle.runner;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the loop does just now, for whoever asks whether it is alive. Thread-safe. */
@Singleton
class LoopPulse {

    /** A cycle takes milliseconds; waiting for PostgreSQL ends after 10 s. */
    static final Duration STUCK_AFTER = Duration.ofSeconds(30);

    private boolean running;
    private @Nullable String cluster;
    private Instant since = Instant.EPOCH;
    private @Nullable String failure;

    synchronized void running(boolean now) {
        running = now;
    }

    synchronized void begins(String which, Instant now) {
        cluster = which;
        since = now;
    }

    synchronized void ends(@Nullable String failed) {
        cluster = null;
        failure = failed;
    }

    /** What is wrong with the loop, in one line; empty where it is well. */
    synchronized Optional<String> trouble(Instant now) {
        if (!running) {
            return Optional.of("the loop does not run");
        }
        if (cluster != null && since.plus(STUCK_AFTER).isBefore(now)) {
            return Optional.of("the cycle of " + cluster + " has been running since " + since);
        }
        return Optional.ofNullable(failure);
    }
}
