package io.fairlead.platform.problems;

import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticator;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * No token, or one that does not hold: 401 with the mechanism's challenge, or its redirect to the
 * login page. The problem library's own mapper reads a field of Quarkus that 3.33 no longer has,
 * and answered 500.
 */
public class UnauthenticatedMapper {

    // Before the library's 4999.
    private static final int BEFORE_THE_LIBRARY = 1000;

    @ServerExceptionMapper(priority = BEFORE_THE_LIBRARY)
    Uni<Response> failed(AuthenticationFailedException ignored, RoutingContext context) {
        return challenge(context);
    }

    @ServerExceptionMapper(priority = BEFORE_THE_LIBRARY)
    Uni<Response> unauthorized(UnauthorizedException ignored, RoutingContext context) {
        return challenge(context);
    }

    private static Uni<Response> challenge(RoutingContext context) {
        HttpAuthenticator authenticator = context.get(HttpAuthenticator.class.getName());
        return authenticator.getChallenge(context).map(UnauthenticatedMapper::response);
    }

    private static Response response(ChallengeData challenge) {
        Response.ResponseBuilder response;
        if (challenge.status == Response.Status.UNAUTHORIZED.getStatusCode()) {
            response =
                    Response.fromResponse(
                            HttpProblem.valueOf(
                                            Response.Status.UNAUTHORIZED,
                                            "A valid token for this service is needed")
                                    .toResponse());
        } else {
            response = Response.status(challenge.status);
        }
        challenge.getHeaders().forEach((name, value) -> response.header(name.toString(), value));
        return response.build();
    }
}
