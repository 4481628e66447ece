package io.fairlead.gateway.architecture.violations.feature.kafka;

/** An adapter. */
public record Adapter(String name) {}
