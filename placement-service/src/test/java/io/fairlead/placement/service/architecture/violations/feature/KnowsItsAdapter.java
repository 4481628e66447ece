package io.fairlead.placement.service.architecture.violations.feature;

import io.fairlead.placement.service.architecture.violations.feature.kafka.Adapter;

final class KnowsItsAdapter {
    Adapter adapter = new Adapter();
}
