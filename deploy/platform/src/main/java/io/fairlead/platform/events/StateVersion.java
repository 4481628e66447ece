package io.fairlead.platform.events;

import java.util.Comparator;

/**
 * The version of a state: consumers keep the highest.
 *
 * @param epoch epoch of the owner that wrote it; a new owner of a cluster takes the next
 * @param counter counts up per key
 */
public record StateVersion(long epoch, long counter) implements Comparable<StateVersion> {

    private static final Comparator<StateVersion> ORDER =
            Comparator.comparingLong(StateVersion::epoch).thenComparingLong(StateVersion::counter);

    /** Whether this one replaces the other. */
    public boolean isNewerThan(StateVersion other) {
        return compareTo(other) > 0;
    }

    @Override
    public int compareTo(StateVersion other) {
        return ORDER.compare(this, other);
    }
}
