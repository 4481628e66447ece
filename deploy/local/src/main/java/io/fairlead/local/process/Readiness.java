package io.fairlead.local.process;

import java.time.Duration;

/** Waiting until a child answers. */
public final class Readiness {

    private static final int POLL_MILLIS = 50;

    private Readiness() {}

    /** A question to the child; an exception means "not yet". */
    @FunctionalInterface
    public interface Probe {
        boolean ready() throws Exception;
    }

    /**
     * Waits for the first answer. The child itself must be alive with each one: an answer alone
     * could come from a process of an earlier run on the same port.
     */
    public static void await(Child child, Duration timeout, Probe probe) {
        long deadline = System.nanoTime() + timeout.toNanos();
        String last = "no answer";
        while (System.nanoTime() < deadline) {
            boolean answered = false;
            try {
                answered = probe.ready();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new PartFailedException("interrupted while waiting for " + child.name());
            } catch (Exception e) {
                last = String.valueOf(e.getMessage());
            }
            child.requireAlive();
            if (answered) {
                return;
            }
            pause(child);
        }
        throw new PartFailedException(
                "%s (pid %d) was not ready after %d s (%s); the last lines of its log:%n%s"
                        .formatted(
                                child.name(),
                                child.pid(),
                                timeout.toSeconds(),
                                last,
                                child.logTail()));
    }

    private static void pause(Child child) {
        try {
            Thread.sleep(POLL_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PartFailedException("interrupted while waiting for " + child.name());
        }
    }
}
