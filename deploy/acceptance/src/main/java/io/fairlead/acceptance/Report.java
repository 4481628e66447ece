package io.fairlead.acceptance;

import java.io.PrintStream;
import java.util.Locale;

/** What the story found: one line a check, the figures, and the sum at the end. */
public final class Report {

    private final PrintStream out;
    private int passed;
    private int failed;
    private int skipped;

    public Report(PrintStream out) {
        this.out = out;
    }

    /**
     * What a check does; it throws {@link CheckFailed}, or anything else, where the check fails.
     */
    @FunctionalInterface
    public interface Body {
        /** Plays the check. */
        void play() throws Exception;
    }

    /** Plays one check and prints its line. */
    public boolean check(String name, Body body) {
        long start = System.nanoTime();
        try {
            body.play();
            passed++;
            out.printf(Locale.ROOT, "ok    %s (%.1f s)%n", name, seconds(start));
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(name, start, e);
        } catch (Exception | AssertionError e) {
            return failed(name, start, e);
        }
    }

    /** Notes a check that cannot be played here. */
    public void skip(String name, String reason) {
        skipped++;
        out.printf(Locale.ROOT, "skip  %s: %s%n", name, reason);
    }

    /** Prints a measured figure, alone on its line. */
    public void figure(String name, double value, String unit) {
        String text = value == Math.rint(value) ? "%.0f" : "%.1f";
        out.printf(Locale.ROOT, "figure %s " + text + " %s%n", name, value, unit);
    }

    /** Prints the sum; true where nothing failed. */
    public boolean finish() {
        out.printf(Locale.ROOT, "%d passed, %d failed, %d skipped%n", passed, failed, skipped);
        return failed == 0;
    }

    private boolean failed(String name, long start, Throwable reason) {
        failed++;
        String text = reason instanceof CheckFailed ? reason.getMessage() : reason.toString();
        out.printf(Locale.ROOT, "FAIL  %s (%.1f s): %s%n", name, seconds(start), text);
        return false;
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}
