package io.fairlead.placement.service.architecture.violations.feature.kafka;

/** An adapter. */
public final class Adapter {}
