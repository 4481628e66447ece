package io.fairlead.placement.service.cycle.http;

import io.quarkiverse.resteasy.problem.HttpProblem;
import jakarta.ws.rs.core.Response;

/** Answers to questions about what is not there. */
final class Problems {

    private Problems() {}

    static HttpProblem unknownCluster() {
        return notFound(
                "No such cluster",
                "Placement has heard of no cluster of this name. The name is Slurm's ClusterName, as"
                        + " registered with inventory-service.");
    }

    static HttpProblem noDecision(String why) {
        return notFound("No decision for this job", why);
    }

    static HttpProblem noRevision(String completeness) {
        return HttpProblem.builder()
                .withTitle("No topology in force")
                .withStatus(Response.Status.CONFLICT)
                .withDetail(completeness)
                .build();
    }

    private static HttpProblem notFound(String title, String detail) {
        return HttpProblem.builder()
                .withTitle(title)
                .withStatus(Response.Status.NOT_FOUND)
                .withDetail(detail)
                .build();
    }
}
