package io.fairlead.platform.events.kafka;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Not ready while the state read from Kafka is not whole; a service may read none at all. */
@Readiness
@ApplicationScoped
class CatchUpCheck implements HealthCheck {

    private final CatchUp catchUp;
    private final boolean reads;

    CatchUpCheck(
            CatchUp catchUp,
            @ConfigProperty(name = "mp.messaging.incoming.state.enabled", defaultValue = "true")
                    boolean reads) {
        this.catchUp = catchUp;
        this.reads = reads;
    }

    @Override
    public HealthCheckResponse call() {
        if (!reads) {
            return HealthCheckResponse.named("state read from Kafka")
                    .up()
                    .withData("state", "this service reads none")
                    .build();
        }
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
