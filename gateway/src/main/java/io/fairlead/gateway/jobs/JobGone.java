package io.fairlead.gateway.jobs;

/** The last state of a job that is gone. */
record JobGone(String cluster, String job, boolean deleted) {}
