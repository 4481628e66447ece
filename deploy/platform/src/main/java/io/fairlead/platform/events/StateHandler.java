package io.fairlead.platform.events;

import java.util.Set;

/**
 * Takes in the states of some topics. All methods are called from one thread at a time; a state
 * arrives once per version, never after a newer one. An exception sends the record to the
 * dead-letter topic with its message as reason.
 */
public interface StateHandler {

    /** The topics this handler reads. */
    Set<String> topics();

    /** A newer state of a thing, possibly its deletion. */
    void accept(StateEvent event);

    /**
     * Every state known when the partitions were taken over has been handed in; called again after
     * a takeover.
     */
    default void caughtUp() {}

    /**
     * Partitions were taken over from another instance, or for the first time: their states follow.
     */
    default void takenOver() {}
}
