package io.fairlead.gateway.jobs;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What was published last of each job. Not thread-safe. */
final class JobBook {

    private final Map<String, JobRecord> records = new HashMap<>();
    // The job that Slurm's id names now: a requeue and a wrap-around make another one.
    private final Map<Long, String> byId = new HashMap<>();
    private final Map<String, Long> seenAt = new HashMap<>();
    private final Map<String, Instant> missingSince = new HashMap<>();

    void load(Collection<JobRecord> published) {
        records.clear();
        byId.clear();
        seenAt.clear();
        missingSince.clear();
        published.stream()
                .sorted(java.util.Comparator.comparing(JobRecord::submitTime))
                .forEach(this::put);
    }

    /** The last record of the job that has this Slurm id. */
    @Nullable JobRecord ofId(long id) {
        String key = byId.get(id);
        return key == null ? null : records.get(key);
    }

    @Nullable JobRecord of(String job) {
        return records.get(job);
    }

    Collection<JobRecord> all() {
        return records.values();
    }

    /**
     * Whether something seen then is newer than what was seen before.
     *
     * @param order counts up with every question to Slurm
     */
    boolean newer(String job, long order) {
        return order > seenAt.getOrDefault(job, -1L);
    }

    /** A job was seen. */
    void seen(JobRecord record, long order) {
        put(record);
        seenAt.put(record.job(), order);
        missingSince.remove(record.job());
    }

    private void put(JobRecord record) {
        records.put(record.job(), record);
        byId.put(record.jobId(), record.job());
    }

    /**
     * Jobs that Slurm does not know any more, and whose last state is due to be deleted: at once
     * where they had not ended, later where they had.
     *
     * @param present all jobs that Slurm has
     * @param order of the question that was the answer to
     */
    List<String> forgotten(Set<String> present, long order, Instant now, Duration after) {
        List<String> due = new ArrayList<>();
        for (JobRecord record : records.values()) {
            String job = record.job();
            if (present.contains(job) || !newer(job, order)) {
                continue;
            }
            Instant since = missingSince.computeIfAbsent(job, ignored -> now);
            if (!record.ended() || !since.plus(after).isAfter(now)) {
                due.add(job);
            }
        }
        return due;
    }

    void remove(String job) {
        JobRecord record = records.remove(job);
        if (record != null) {
            byId.remove(record.jobId(), job);
        }
        seenAt.remove(job);
        missingSince.remove(job);
    }
}
