package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.topology.Reading;
import io.quarkiverse.resteasy.problem.HttpProblem;
import jakarta.ws.rs.core.Response;
import java.util.function.Supplier;

/** What this API answers where it cannot do what was asked. */
final class Problems {

    private static final int UNPROCESSABLE = 422;

    private Problems() {}

    static HttpProblem badRequest(String detail) {
        return problem(Response.Status.BAD_REQUEST.getStatusCode(), "Bad request", detail).build();
    }

    static HttpProblem notFound(String detail) {
        return problem(Response.Status.NOT_FOUND.getStatusCode(), "Not found", detail).build();
    }

    static HttpProblem unavailable(String detail) {
        return problem(Response.Status.SERVICE_UNAVAILABLE.getStatusCode(), "Not yet", detail)
                .withHeader("Retry-After", 5)
                .build();
    }

    static HttpProblem refused(Reading.Refused refused) {
        return problem(
                        UNPROCESSABLE,
                        "Topology refused",
                        "The topology file is refused; the revision in force stays.")
                .with("findings", refused.findings())
                .build();
    }

    static Supplier<HttpProblem> missing(String detail) {
        return () -> notFound(detail);
    }

    private static HttpProblem.Builder problem(int status, String title, String detail) {
        return HttpProblem.builder().withStatus(status).withTitle(title).withDetail(detail);
    }
}
