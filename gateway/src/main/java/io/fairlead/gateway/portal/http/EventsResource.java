package io.fairlead.gateway.portal.http;

import io.fairlead.gateway.portal.Clusters;
import io.fairlead.gateway.portal.Watch;
import io.fairlead.gateway.security.Roles;
import io.fairlead.gateway.tenancy.TenantScope;
import io.quarkiverse.resteasy.problem.HttpProblem;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Clock;
import java.time.Instant;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** A cluster's changes as they come, as far as the caller's token lets see, and as long. */
@Path("/api/clusters/{cluster}/events")
@RolesAllowed({Roles.OPERATOR, Roles.TENANT_ADMIN, Roles.TENANT_MEMBER})
class EventsResource {

    private final Clusters clusters;
    private final Instance<TenantScope> scope;
    private final JsonWebToken token;
    private final Clock clock;

    EventsResource(
            Clusters clusters, Instance<TenantScope> scope, JsonWebToken token, Clock clock) {
        this.clusters = clusters;
        this.scope = scope;
        this.token = token;
        this.clock = clock;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> events(@PathParam("cluster") String cluster, @Context Sse sse) {
        Instant tokenEnds = Instant.ofEpochSecond(token.getExpirationTime());
        TenantScope viewer = scope.get();
        return clusters.known(cluster)
                .map(picture -> new LiveStream(sse, clock, tokenEnds))
                .orElseThrow(EventsResource::noSuchCluster)
                .of(() -> new Watch(clusters.picture(cluster), viewer));
    }

    private static HttpProblem noSuchCluster() {
        return HttpProblem.builder()
                .withStatus(Response.Status.NOT_FOUND)
                .withTitle("Not Found")
                .withDetail("No such cluster; GET /api/clusters names them.")
                .build();
    }
}
