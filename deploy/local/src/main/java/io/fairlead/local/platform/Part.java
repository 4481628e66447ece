package io.fairlead.local.platform;

import io.fairlead.local.process.Child;
import io.fairlead.local.process.ChildSpec;
import io.fairlead.local.process.PartFailedException;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One process of the platform, over its starts and stops. */
final class Part {

    private final String name;
    private final Callable<ChildSpec> spec;
    private final Consumer<Child> untilReady;
    private final Watch watch;

    private @Nullable Child child;
    private volatile boolean wanted;
    private boolean retired;

    /** Who wants to know of starts and unasked ends. */
    interface Watch {
        void started(Child child);

        void ended(Child child);
    }

    /**
     * A part that does not run yet.
     *
     * @param untilReady returns when the child serves
     */
    Part(String name, Callable<ChildSpec> spec, Consumer<Child> untilReady, Watch watch) {
        this.name = name;
        this.spec = spec;
        this.untilReady = untilReady;
        this.watch = watch;
    }

    String name() {
        return name;
    }

    /** Starts it and waits until it serves. */
    void start() {
        Child started = launch();
        untilReady.accept(started);
        // Until here a failure is this method's to report, from here on the watch's.
        wanted = true;
        if (!started.alive()) {
            reportUnasked(started);
        }
    }

    private synchronized Child launch() {
        if (retired) {
            throw new PartFailedException("stopped before " + name + " was started");
        }
        if (child != null && child.alive()) {
            throw new IllegalStateException(name + " runs already");
        }
        Child started = Child.start(prepared());
        child = started;
        watch.started(started);
        var unused = started.onExit().thenAccept(code -> reportUnasked(started));
        return started;
    }

    private ChildSpec prepared() {
        try {
            return spec.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new PartFailedException(name + " cannot be started: " + e.getMessage());
        }
    }

    private void reportUnasked(Child ended) {
        if (wanted) {
            watch.ended(ended);
        }
    }

    /** Stops it in good order; nothing where it does not run. */
    synchronized void stop() {
        wanted = false;
        if (child != null) {
            child.stop();
        }
    }

    /** Stops it for good. */
    synchronized void retire() {
        retired = true;
        stop();
    }

    /** SIGKILL. */
    synchronized void kill() {
        wanted = false;
        running().kill();
    }

    synchronized long pid() {
        return running().pid();
    }

    synchronized boolean alive() {
        return child != null && child.alive();
    }

    private Child running() {
        if (child == null) {
            throw new IllegalStateException(name + " has not been started");
        }
        return child;
    }
}
