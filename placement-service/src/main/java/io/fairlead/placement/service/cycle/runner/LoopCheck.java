package io.fairlead.placement.service.cycle.runner;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Not ready while no decisions come out. */
@Readiness
@ApplicationScoped
class LoopCheck implements HealthCheck {

    private final LoopPulse pulse;
    private final Clock clock;

    LoopCheck(LoopPulse pulse, Clock clock) {
        this.pulse = pulse;
        this.clock = clock;
    }

    @Override
    public HealthCheckResponse call() {
        Optional<String> trouble = pulse.trouble(clock.instant());
        return HealthCheckResponse.named("decision loop")
                .status(trouble.isEmpty())
                .withData("state", trouble.orElse("alive"))
                .build();
    }
}
