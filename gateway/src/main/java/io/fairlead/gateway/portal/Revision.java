package io.fairlead.gateway.portal;

/** The topology revision in force, from {@code inventory.revisions}. */
public record Revision(String cluster, long revision) {}
