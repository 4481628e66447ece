package io.fairlead.gateway.cluster;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;

/** The registered cluster, as configured. */
@ConfigMapping(prefix = "fairlead.slurm")
public interface SlurmSettings {

    /** Name it is registered under; the first part of every key. */
    @WithDefault("lab")
    String cluster();

    /** Where slurmrestd answers. */
    @WithDefault("http://127.0.0.1:16812")
    URI url();

    /** Key file that signs the tokens: the {@code jwt_key} of slurmctld. */
    Optional<Path> jwtKey();

    /** Slurm user to act as. Only SlurmUser may do all that is needed. */
    @WithDefault("slurm")
    String user();

    /** Data parser of slurmrestd to speak. */
    @WithDefault("v0.0.45")
    String dataParser();

    /** Partitions whose jobs are placed: those of job_submit.lua. */
    @WithDefault("gpu")
    Set<String> managedPartitions();

    /** Time zone of the cluster's calendar; Slurm's own times need none. */
    @WithDefault("UTC")
    ZoneId timeZone();

    /** How often Slurm is asked. */
    Poll poll();

    /** How long a job may be kept waiting. */
    Lease lease();

    /** How often Slurm is asked. */
    interface Poll {
        /**
         * Between two looks at the states of all jobs. A user feels it between submit and start;
         * the answer has 40 bytes a job and costs slurmctld no job lock.
         */
        @WithDefault("250ms")
        Duration jobs();

        /** Between two looks at all nodes: a few kB each, and a drain may take a second to show. */
        @WithDefault("1s")
        Duration nodes();

        /** Between two reads of all jobs whole: what no state change announces. */
        @WithDefault("30s")
        Duration sweep();

        /** Longest pause while Slurm is away: its return is noticed within that. */
        @WithDefault("5s")
        Duration longest();

        /** How long the last state of an ended job that Slurm has forgotten stays. */
        @WithDefault("10m")
        Duration forgetAfter();
    }

    /** How long a job may be kept waiting. */
    interface Lease {
        /** The longest lease that job_submit.lua gives; a later begin time is the user's own. */
        @WithDefault("120s")
        Duration initial();

        /** A renewal, less up to a quarter so that renewals spread. At most 10 minutes. */
        @WithDefault("5m")
        Duration renewal();

        /** Consumer group whose members mean that placement lives. */
        @WithDefault("placement-service")
        String placementGroup();

        /** An accepted job still pending after this for a reason is decided again. */
        @WithDefault("20s")
        Duration stuckAfter();
    }
}
