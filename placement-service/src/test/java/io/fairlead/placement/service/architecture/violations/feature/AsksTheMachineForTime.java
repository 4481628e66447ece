package io.fairlead.placement.service.architecture.violations.feature;

import java.time.Instant;

final class AsksTheMachineForTime {
    Instant decidedAt() {
        return Instant.now();
    }
}
