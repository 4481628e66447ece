package io.fairlead.gateway.platform;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jboss.logging.Logger;

/** Work of one key in order and one at a time; of different keys side by side, but bounded. */
public final class Lanes implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Lanes.class);

    private final Map<String, Queue<Runnable>> waiting = new HashMap<>();
    private final ExecutorService threads;

    /**
     * Lanes over a number of threads.
     *
     * @param width how many keys at once
     */
    public Lanes(String name, int width) {
        threads =
                Executors.newFixedThreadPool(
                        width,
                        task -> {
                            Thread made = new Thread(task, name);
                            made.setDaemon(true);
                            return made;
                        });
    }

    /** Does the work after what was given for that key before. */
    public void submit(String key, Runnable work) {
        synchronized (waiting) {
            Queue<Runnable> lane = waiting.get(key);
            if (lane != null) {
                lane.add(work);
                return;
            }
            waiting.put(key, new ArrayDeque<>());
        }
        start(key, work);
    }

    private void start(String key, Runnable work) {
        if (!threads.isShutdown()) {
            threads.execute(() -> run(key, work));
        }
    }

    private void run(String key, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            LOG.errorf(e, "%s: failed", key);
        }
        Runnable next;
        synchronized (waiting) {
            Queue<Runnable> lane = waiting.get(key);
            next = lane == null ? null : lane.poll();
            if (next == null) {
                waiting.remove(key);
                return;
            }
        }
        start(key, next);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
