package io.fairlead.gateway.nodes;

/** The last state of a node that is gone. */
record NodeGone(String cluster, String name, boolean deleted) {}
