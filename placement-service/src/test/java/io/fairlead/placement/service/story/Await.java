package io.fairlead.placement.service.story;

import java.time.Duration;
import org.assertj.core.api.Assertions;

/** Waits for what happens on another thread. */
final class Await {

    private static final Duration LIMIT = Duration.ofSeconds(90);

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
            pause(Duration.ofMillis(50));
        }
    }

    /** For what must not happen: long enough for it to have happened. */
    static void pause(Duration duration) {
        try {
            Thread.sleep(duration.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            Assertions.fail("interrupted", e);
        }
    }
}
