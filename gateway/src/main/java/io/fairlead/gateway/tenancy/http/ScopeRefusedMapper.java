package io.fairlead.gateway.tenancy.http;

import io.fairlead.gateway.tenancy.ScopeRefusedException;
import io.quarkiverse.resteasy.problem.HttpProblem;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** A token without a view is 403 with its remedy. */
final class ScopeRefusedMapper {

    @ServerExceptionMapper
    Response refused(ScopeRefusedException refused) {
        return HttpProblem.builder()
                .withStatus(Response.Status.FORBIDDEN)
                .withTitle("No view for this login")
                .withDetail(refused.getMessage())
                .build()
                .toResponse();
    }
}
