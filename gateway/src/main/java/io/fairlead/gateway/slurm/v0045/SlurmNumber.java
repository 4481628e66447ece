package io.fairlead.gateway.slurm.v0045;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Slurm's number that may be unset or infinite. In an update only {@code set} and {@code number}
 * count.
 */
record SlurmNumber(boolean set, boolean infinite, long number) {

    static final SlurmNumber UNSET = new SlurmNumber(false, false, 0);

    static SlurmNumber seconds(Instant time) {
        return new SlurmNumber(true, false, time.getEpochSecond());
    }

    static SlurmNumber orUnset(@Nullable SlurmNumber number) {
        return number == null ? UNSET : number;
    }

    /** Whether it has a value above zero: where zero means none. */
    boolean positive() {
        return set && number > 0;
    }

    /** Unix seconds as a time; null where unset or zero. */
    @Nullable Instant time() {
        return positive() ? Instant.ofEpochSecond(number) : null;
    }
}
