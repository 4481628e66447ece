package io.fairlead.gateway.platform;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.slurm.SlurmCondition;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Not ready while Slurm cannot be talked to. */
@Readiness
@ApplicationScoped
class SlurmCheck implements HealthCheck {

    private final SlurmCondition condition;
    private final RegisteredCluster cluster;

    SlurmCheck(SlurmCondition condition, RegisteredCluster cluster) {
        this.condition = condition;
        this.cluster = cluster;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("Slurm")
                .status(condition.available())
                .withData("cluster", cluster.name())
                .withData("state", condition.describe())
                .build();
    }
}
