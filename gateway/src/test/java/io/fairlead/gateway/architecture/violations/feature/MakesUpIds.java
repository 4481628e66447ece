package io.fairlead.gateway.architecture.violations.feature;

import java.util.UUID;

final class MakesUpIds {

    private MakesUpIds() {}

    static String id() {
        return UUID.randomUUID().toString();
    }
}
