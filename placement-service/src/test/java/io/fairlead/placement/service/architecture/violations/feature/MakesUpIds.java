package io.fairlead.placement.service.architecture.violations.feature;

import java.util.UUID;

final class MakesUpIds {
    UUID id() {
        return UUID.randomUUID();
    }
}
