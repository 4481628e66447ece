package io.fairlead.acceptance;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Waits for what other processes do. */
public final class Await {

    private static final long PAUSE_MILLIS = 100;

    private Await() {}

    /**
     * The value, as soon as there is one.
     *
     * @throws CheckFailed naming what was waited for, once the time is over
     */
    public static <T> T value(String what, Duration limit, Callable<Optional<T>> source)
            throws Exception {
        long deadline = System.nanoTime() + limit.toNanos();
        do {
            Optional<T> value = source.call();
            if (value.isPresent()) {
                return value.get();
            }
            Thread.sleep(PAUSE_MILLIS);
        } while (System.nanoTime() < deadline);
        throw new CheckFailed("waited " + limit.toSeconds() + " s for " + what);
    }

    /** Until it holds. */
    public static void until(String what, Duration limit, Callable<Boolean> condition)
            throws Exception {
        value(what, limit, () -> condition.call() ? Optional.of(true) : Optional.empty());
    }
}
