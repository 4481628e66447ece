package io.fairlead.gateway.platform;

import io.fairlead.gateway.slurm.SlurmException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Does a thing again and again in a thread of its own, with a pause that doubles while it fails. An
 * outage of Slurm is said by others; anything else is said at its first failure and its end.
 */
public final class Loop implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Loop.class);

    private final String name;
    private final Duration pause;
    private final Duration longest;
    private final Runnable work;
    private final ScheduledExecutorService thread;
    private int failures;
    private boolean said;

    /**
     * Not started yet.
     *
     * @param pause after each round
     * @param longest pause while rounds fail
     */
    public Loop(String name, Duration pause, Duration longest, Runnable work) {
        this.name = name;
        this.pause = pause;
        this.longest = longest;
        this.work = work;
        this.thread =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread made = new Thread(task, name);
                            made.setDaemon(true);
                            return made;
                        });
    }

    /** Starts. */
    public Loop start() {
        next(Duration.ZERO);
        return this;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    private void next(Duration in) {
        if (!thread.isShutdown()) {
            var unused = thread.schedule(this::round, in.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private void round() {
        try {
            work.run();
            if (said) {
                LOG.infof("%s: works again", name);
            }
            failures = 0;
            said = false;
        } catch (RuntimeException e) {
            failures++;
            if (!(e instanceof SlurmException) && !said && !thread.isShutdown()) {
                said = true;
                LOG.errorf(e, "%s: failed, tried again until it works", name);
            }
        }
        next(pauseAfter(failures));
    }

    private Duration pauseAfter(int failed) {
        Duration doubled = pause.multipliedBy(1L << Math.min(failed, 10));
        return doubled.compareTo(longest) < 0 || failed == 0 ? doubled : longest;
    }
}
