package io.fairlead.gateway.architecture.violations.feature;

import io.fairlead.gateway.architecture.violations.feature.kafka.Adapter;

record KnowsItsAdapter(Adapter adapter) {}
