package io.fairlead.placement.service.architecture.violations.feature.http;

import io.fairlead.placement.service.architecture.violations.feature.kafka.Adapter;

final class KnowsAnotherAdapter {
    Adapter other = new Adapter();
}
