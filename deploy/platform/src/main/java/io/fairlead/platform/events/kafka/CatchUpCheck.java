package io.fairlead.platform.events.kafka;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Not ready while the state read from Kafka is not whole. */
@Readiness
@ApplicationScoped
class CatchUpCheck implements HealthCheck {

    private final CatchUp catchUp;

    CatchUpCheck(CatchUp catchUp) {
        this.catchUp = catchUp;
    }

    @Override
    public HealthCheckResponse call() {
        boolean complete = catchUp.complete();
        return HealthCheckResponse.named("state read from Kafka")
                .status(complete)
                .withData(
                        "state",
                        complete
                                ? "whole"
                                : "still reading, or no partitions assigned: is Kafka there?")
                .build();
    }
}
