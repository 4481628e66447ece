package io.fairlead.gateway.architecture.violations.feature.http;

/** Another. */
public record Page(String name) {}
