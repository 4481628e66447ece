package io.fairlead.local.platform;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/** Lines for the person who waits, each with the seconds since the start. */
final class Progress {

    private final PrintStream out;
    private final long begin = System.nanoTime();

    Progress(PrintStream out) {
        this.out = out;
    }

    void say(String line) {
        out.printf(Locale.ROOT, "[%5.1f s] %s%n", elapsed().toMillis() / 1000.0, line);
    }

    /** Says how long a step took. */
    void step(String name, Runnable work) {
        long start = System.nanoTime();
        work.run();
        say(
                String.format(
                        Locale.ROOT, "%s ready (%.1f s)", name, (System.nanoTime() - start) / 1e9));
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - begin);
    }
}
