package io.fairlead.gateway.jobs;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.fairlead.gateway.slurm.JobRequest;
import io.fairlead.hostlist.Hostlist;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.UnreadableEventException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Slurm's own record of a job's start or end (jobcomp/kafka). Its times are UTC without a zone,
 * whatever the controller's zone.
 *
 * @param state null in a start record; PENDING where a requeue ended the run
 * @param timeLimit minutes
 */
public record Completion(
        @Nullable Long jobid,
        @Nullable String sluid,
        @Nullable String cluster,
        @Nullable String username,
        @Nullable String account,
        @Nullable String partition,
        @Nullable String qos,
        @JsonProperty("job_name") @Nullable String jobName,
        @Nullable String state,
        @Nullable String nodes,
        @JsonProperty("total_nodes") @Nullable Integer totalNodes,
        @JsonProperty("total_cpus") @Nullable Integer totalCpus,
        @JsonProperty("time_limit") @Nullable Long timeLimit,
        @Nullable Long priority,
        @JsonProperty("het_job_id") @Nullable Long hetJobId,
        @JsonProperty("admin_comment") @Nullable String adminComment,
        @JsonProperty("@submit") @Nullable String submit,
        @JsonProperty("@start") @Nullable String start,
        @JsonProperty("@end") @Nullable String end) {

    /**
     * A record's value.
     *
     * @throws UnreadableEventException naming what is wrong
     */
    public static Completion read(String json) {
        Completion completion = Json.read(json, Completion.class);
        if (completion.jobid() == null) {
            throw new UnreadableEventException("jobid is missing");
        }
        if (time(completion.submit(), "@submit") == null) {
            throw new UnreadableEventException("@submit is missing");
        }
        time(completion.start(), "@start");
        time(completion.end(), "@end");
        return completion;
    }

    /** Slurm's job id. */
    @JsonIgnore
    public long id() {
        return Objects.requireNonNullElse(jobid, 0L);
    }

    /** The job it is about: as {@code SlurmJob.key}. */
    @JsonIgnore
    public String key() {
        return sluid == null || sluid.isEmpty() ? id() + "@" + submitted().getEpochSecond() : sluid;
    }

    /** Whether the job, or its run, has ended. */
    @JsonIgnore
    public boolean ended() {
        return state != null;
    }

    /** Whether it is history by then: a new consumer reads the topic from its start. */
    boolean endedBefore(Instant time) {
        Instant ended = time(end, "@end");
        return ended != null && ended.isBefore(time);
    }

    /** The job's last state, from what was known of it. */
    JobRecord end(JobRecord known) {
        return known.endedWith(
                List.of(endState()), time(start, "@start"), time(end, "@end"), expanded());
    }

    /** The same where nothing was known of it: what was asked is what was given. */
    JobRecord record(String clusterName) {
        return new JobRecord(
                clusterName,
                key(),
                id(),
                text(jobName),
                text(username),
                text(account),
                text(partition),
                text(qos),
                List.of(endState()),
                "None",
                Objects.requireNonNullElse(priority, 0L),
                submitted(),
                null,
                text(adminComment).startsWith(JobRecords.MARKER),
                false,
                false,
                time(start, "@start"),
                time(end, "@end"),
                timeLimit == null ? null : Long.valueOf(timeLimit * 60),
                0,
                request(),
                expanded(),
                text(adminComment));
    }

    private JobRequest request() {
        int count = Math.max(1, Objects.requireNonNullElse(totalNodes, 1));
        return new JobRequest(
                count,
                count,
                null,
                null,
                Objects.requireNonNullElse(totalCpus, 0) / count,
                null,
                false,
                null,
                null,
                "",
                List.of(),
                List.of(),
                null,
                false,
                Objects.requireNonNullElse(hetJobId, 0L) > 0,
                "");
    }

    private String endState() {
        // A requeue ends a run, and the job waits again under another sluid.
        return state == null || state.equals("PENDING") ? "REQUEUED" : state;
    }

    private List<String> expanded() {
        return nodes == null || nodes.isEmpty() ? List.of() : Hostlist.expand(nodes);
    }

    private Instant submitted() {
        return Objects.requireNonNullElse(time(submit, "@submit"), Instant.EPOCH);
    }

    private static @Nullable Instant time(@Nullable String text, String field) {
        try {
            return text == null ? null : LocalDateTime.parse(text).toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            throw new UnreadableEventException(field + " is no time: " + text);
        }
    }

    private static String text(@Nullable String text) {
        return text == null ? "" : text;
    }
}
