package io.fairlead.placement.service.cycle.runner;

import io.fairlead.placement.service.cycle.Clusters;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Hands the plain core to the beans around it. */
@ApplicationScoped
class Wiring {

    @Produces
    @Singleton
    Clusters clusters() {
        return new Clusters();
    }
}
