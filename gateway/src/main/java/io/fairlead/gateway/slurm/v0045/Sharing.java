package io.fairlead.gateway.slurm.v0045;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What v0.0.44 says of {@code shared}, which v0.0.45 leaves empty, by job. Bounded: an old entry is
 * read again.
 */
final class Sharing {

    private static final int MOST = 20_000;

    private final Map<String, List<String>> known =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, List<String>> eldest) {
                    return size() > MOST;
                }
            };

    synchronized void note(Wire.Job job) {
        known.put(key(job), job.shared() == null ? List.of() : List.copyOf(job.shared()));
    }

    synchronized @Nullable List<String> of(Wire.Job job) {
        return known.get(key(job));
    }

    private static String key(Wire.Job job) {
        String sluid = job.stepId() == null ? null : job.stepId().sluid();
        return sluid == null || sluid.isEmpty()
                ? job.jobId() + "@" + SlurmNumber.orUnset(job.submitTime()).number()
                : sluid;
    }
}
