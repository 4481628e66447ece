package io.fairlead.platform.events;

import java.time.Instant;

/**
 * One state event.
 *
 * @param topic topic
 * @param key record key, {@code cluster/id} or {@code cluster}
 * @param version version of this state
 * @param deleted whether this is the thing's last state: it is gone
 * @param json the whole state as JSON text
 * @param time when the state was written, UTC
 */
public record StateEvent(
        String topic,
        String key,
        StateVersion version,
        boolean deleted,
        String json,
        Instant time) {

    /** The cluster a key belongs to: what stands before its first slash. */
    public static String clusterOf(String key) {
        int slash = key.indexOf('/');
        return slash < 0 ? key : key.substring(0, slash);
    }

    /** The cluster this thing belongs to. */
    public String cluster() {
        return clusterOf(key);
    }
}
