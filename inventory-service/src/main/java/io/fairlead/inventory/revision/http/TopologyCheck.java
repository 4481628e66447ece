package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.revision.ClusterStatus;
import io.fairlead.inventory.topology.Finding;
import io.fairlead.inventory.topology.Reading;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Not ready while the configured cluster has no revision at all. A refused file does not make the
 * service unready: what was in force still is.
 */
@Readiness
@ApplicationScoped
class TopologyCheck implements HealthCheck {

    // The whole list is in the log.
    private static final int SHOWN = 10;

    private final ClusterStatus clusters;
    private final Optional<String> cluster;

    TopologyCheck(
            ClusterStatus clusters,
            @ConfigProperty(name = "fairlead.inventory.cluster") Optional<String> cluster) {
        this.clusters = clusters;
        this.cluster = cluster;
    }

    @Override
    public HealthCheckResponse call() {
        HealthCheckResponseBuilder answer = HealthCheckResponse.named("topology");
        if (cluster.isEmpty()) {
            return answer.up().withData("cluster", "none is configured").build();
        }
        ClusterStatus.Status status = clusters.of(cluster.get());
        answer.withData("cluster", cluster.get());
        status.revision().ifPresent(number -> answer.withData("revision", number));
        status.waiting().ifPresent(reason -> answer.withData("waiting", reason));
        status.refused().ifPresent(refused -> answer.withData("refused", text(refused)));
        return answer.status(status.revision().isPresent()).build();
    }

    private static String text(Reading.Refused refused) {
        return refused.findings().stream()
                .limit(SHOWN)
                .map(Finding::text)
                .collect(Collectors.joining("\n"));
    }
}
