package io.fairlead.placement.service.cycle;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a cycle came to.
 *
 * @param epoch the epoch it is to be said under
 * @param wakeAt when time alone makes the next cycle due; null where it does not
 */
public record Plan(long epoch, Changes changes, @Nullable Instant wakeAt) {

    static Plan nothing(long epoch, @Nullable Instant wakeAt) {
        return new Plan(epoch, new Changes(List.of(), List.of()), wakeAt);
    }
}
