package io.fairlead.gateway.decisions;

/** The last state of the outcome of a job that is gone. */
record OutcomeGone(String cluster, String job, boolean deleted) {}
