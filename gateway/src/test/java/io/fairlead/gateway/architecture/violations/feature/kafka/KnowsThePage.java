package io.fairlead.gateway.architecture.violations.feature.kafka;

import io.fairlead.gateway.architecture.violations.feature.http.Page;

record KnowsThePage(Page page) {}
