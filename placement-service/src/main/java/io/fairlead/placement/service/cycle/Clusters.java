package io.fairlead.placement.service.cycle;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * All clusters heard of, and which of them changed since their last cycle. Any number of changes
 * before a cycle begins is one cycle. Thread-safe.
 */
public final class Clusters {

    private final ConcurrentMap<String, ClusterState> states = new ConcurrentHashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition something = lock.newCondition();
    private final Set<String> changed = new HashSet<>();

    /** What is known of a cluster; nothing yet where it was never heard of. */
    public ClusterState of(String cluster) {
        return states.computeIfAbsent(cluster, ClusterState::new);
    }

    /** The same, or null where it was never heard of. */
    public @Nullable ClusterState find(String cluster) {
        return states.get(cluster);
    }

    /** All clusters heard of. */
    public List<ClusterState> all() {
        return List.copyOf(states.values());
    }

    /** A cluster has something new to decide on. */
    public void changed(String cluster) {
        lock.lock();
        try {
            changed.add(cluster);
            something.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Partitions changed hands: every cluster needs a new epoch before the next decision. */
    public void takenOver() {
        all().forEach(ClusterState::resign);
    }

    /** Everything there was is read: all clusters may be decided. */
    public void allChanged() {
        states.keySet().forEach(this::changed);
    }

    /** The clusters that changed, at the latest after that time; each is handed out once. */
    public Set<String> takeChanged(Duration atMost) throws InterruptedException {
        lock.lock();
        try {
            long left = atMost.toNanos();
            while (changed.isEmpty() && left > 0) {
                left = something.awaitNanos(left);
            }
            Set<String> taken = Set.copyOf(changed);
            changed.clear();
            return taken;
        } finally {
            lock.unlock();
        }
    }
}
