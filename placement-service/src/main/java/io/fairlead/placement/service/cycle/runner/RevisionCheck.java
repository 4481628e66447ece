package io.fairlead.placement.service.cycle.runner;

import io.fairlead.placement.service.cycle.ClusterState;
import io.fairlead.placement.service.cycle.Clusters;
import io.fairlead.platform.events.kafka.CatchUp;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Not ready while a cluster of ours has no topology revision in force. A newer revision that is
 * still arriving is named and does no harm.
 */
@Readiness
@ApplicationScoped
class RevisionCheck implements HealthCheck {

    private final Clusters clusters;
    private final CatchUp catchUp;

    RevisionCheck(Clusters clusters, CatchUp catchUp) {
        this.clusters = clusters;
        this.catchUp = catchUp;
    }

    @Override
    public HealthCheckResponse call() {
        List<ClusterState> ours =
                clusters.all().stream().filter(c -> catchUp.owns(c.cluster())).toList();
        boolean whole = !ours.isEmpty() && ours.stream().allMatch(c -> c.revision() != null);
        HealthCheckResponseBuilder response =
                HealthCheckResponse.named("topology revision").status(whole);
        if (ours.isEmpty()) {
            response.withData(
                    "state",
                    "no cluster heard of: has a topology been imported into inventory-service?");
        }
        ours.forEach(c -> response.withData(c.cluster(), c.completeness().text()));
        return response.build();
    }
}
