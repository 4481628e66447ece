package io.fairlead.gateway.slurm.v0045;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** GPUs in Slurm's texts. */
final class Gres {

    // "gres/gpu:4", "gres/gpu:gb200:1", "gres/gpu=1", "gpu:gb200:4(IDX:0-3)", "gpu:gb200:4(S:0-1)",
    // "gres/gpu"
    private static final Pattern GPU =
            Pattern.compile(
                    "(?:^|,)(?:gres[/:])?gpu(?:[:=]([A-Za-z_][\\w.-]*))?(?:[:=](\\d+))?(?=$|[,(])");

    // A total, as TRES strings write it: typed counts stand beside it and are part of it.
    private static final Pattern TOTAL = Pattern.compile("(?:^|,)gres/gpu=(\\d+)(?=$|,)");
    private static final Pattern MEMORY = Pattern.compile("(?:^|,)mem=([\\d.]+)([KMGTP]?)(?=$|,)");

    private Gres() {}

    /** GPUs that a request or a node's GRES names, all types together; null where it names none. */
    static @Nullable Integer gpus(@Nullable String text) {
        Matcher matcher = GPU.matcher(text == null ? "" : text);
        Integer sum = null;
        while (matcher.find()) {
            String count = matcher.group(2);
            sum = (sum == null ? 0 : sum) + (count == null ? 1 : Integer.parseInt(count));
        }
        return sum;
    }

    /** The type of the first GPUs named; null where they have none. */
    static @Nullable String model(@Nullable String text) {
        Matcher matcher = GPU.matcher(text == null ? "" : text);
        return matcher.find() ? matcher.group(1) : null;
    }

    /** {@code gres/gpu=N} of a TRES string; null where it has none. */
    static @Nullable Integer total(@Nullable String tres) {
        Matcher matcher = TOTAL.matcher(tres == null ? "" : tres);
        return matcher.find() ? Integer.valueOf(matcher.group(1)) : null;
    }

    /** {@code mem=} of a TRES string in bytes; null where it has none. */
    static @Nullable Long memoryBytes(@Nullable String tres) {
        Matcher matcher = MEMORY.matcher(tres == null ? "" : tres);
        if (!matcher.find()) {
            return null;
        }
        // A number without a unit is in MB, and Slurm's MB has 1024 * 1024 bytes.
        int power = matcher.group(2).isEmpty() ? 2 : "KMGTP".indexOf(matcher.group(2)) + 1;
        return Math.round(Double.parseDouble(matcher.group(1)) * Math.pow(1024, power));
    }
}
