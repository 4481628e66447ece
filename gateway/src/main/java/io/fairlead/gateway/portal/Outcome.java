package io.fairlead.gateway.portal;

import java.time.Instant;

/**
 * What Slurm made of a decision, from {@code slurm.outcomes}.
 *
 * @param outcome ACCEPTED, STARTED, REJECTED and so on
 * @param detail one line
 */
public record Outcome(String cluster, String job, String outcome, String detail, Instant at) {}
