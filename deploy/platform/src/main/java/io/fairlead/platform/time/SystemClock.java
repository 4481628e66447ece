package io.fairlead.platform.time;

import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;

/** The machine's clock in UTC; a test produces its own instead. */
@ApplicationScoped
class SystemClock {

    @Produces
    @DefaultBean
    Clock clock() {
        return Clock.systemUTC();
    }
}
