package io.fairlead.platform.events;

import java.time.Duration;
import org.assertj.core.api.Assertions;

/** Waits for what happens on another thread. */
final class Await {

    private static final Duration LIMIT = Duration.ofSeconds(20);

    private Await() {}

    /** Until the assertion holds; its own failure once the time is over. */
    static void until(Runnable assertion) {
        long deadline = System.nanoTime() + LIMIT.toNanos();
        while (true) {
            try {
                assertion.run();
                return;
            } catch (AssertionError e) {
                if (System.nanoTime() > deadline) {
                    throw e;
                }
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            Assertions.fail("interrupted", e);
        }
    }
}
