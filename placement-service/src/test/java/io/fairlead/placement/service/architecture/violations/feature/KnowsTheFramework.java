package io.fairlead.placement.service.architecture.violations.feature;

import jakarta.ws.rs.WebApplicationException;

final class KnowsTheFramework {
    WebApplicationException refusal() {
        return new WebApplicationException(404);
    }
}
