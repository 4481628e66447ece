package io.fairlead.gateway.architecture.violations.feature.http;

import io.fairlead.gateway.architecture.violations.feature.kafka.Adapter;

record KnowsAnotherAdapter(Adapter adapter) {}
