package io.fairlead.placement.service.decisions;

/** The last state of a decision: its job has ended, or it does not stand any more. */
public record DecisionGone(String cluster, String job, boolean deleted) {

    /** Of a job. */
    public static DecisionGone of(String cluster, String job) {
        return new DecisionGone(cluster, job, true);
    }
}
