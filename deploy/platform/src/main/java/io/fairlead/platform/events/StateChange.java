package io.fairlead.platform.events;

/**
 * A state to be written: the store decides whether it changes anything.
 *
 * @param key record key, {@code cluster/id} or {@code cluster}
 * @param json the whole state as JSON text; for a deletion its identity fields and {@code
 *     "deleted":true}
 * @param deleted whether the thing is gone
 */
public record StateChange(String key, String json, boolean deleted) {

    /** A thing that is there. */
    public static StateChange of(String key, String json) {
        return new StateChange(key, json, false);
    }

    /** A thing that is gone. */
    public static StateChange deletion(String key, String json) {
        return new StateChange(key, json, true);
    }
}
