package io.fairlead.placement.decision;

/**
 * How many of a job's nodes lie in a domain.
 *
 * @param domain the NVLink domain, or the node where that is its own
 */
public record DomainShare(String domain, int nodes) {}
