package io.fairlead.gateway.portal.http;

import io.fairlead.gateway.portal.ClusterPicture;
import io.fairlead.gateway.portal.Clusters;
import io.fairlead.gateway.portal.JobView;
import io.fairlead.gateway.portal.RacksView;
import io.fairlead.gateway.security.Roles;
import io.fairlead.gateway.tenancy.TenantScope;
import io.quarkiverse.resteasy.problem.HttpProblem;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Clusters, their racks and their jobs, as far as the caller's token lets see. */
@Path("/api/clusters")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.OPERATOR, Roles.TENANT_ADMIN, Roles.TENANT_MEMBER})
class ClustersResource {

    private static final int MOST = 10_000;

    private final Clusters clusters;
    private final Instance<TenantScope> scope;

    ClustersResource(Clusters clusters, Instance<TenantScope> scope) {
        this.clusters = clusters;
        this.scope = scope;
    }

    /**
     * @param total how many match; {@code jobs} may be cut to the limit
     */
    record Jobs(String cluster, int total, List<JobView> jobs) {}

    @GET
    public List<Clusters.Summary> clusters() {
        return clusters.summaries(scope.get());
    }

    @GET
    @Path("/{cluster}/racks")
    public RacksView racks(@PathParam("cluster") String cluster) {
        return Clusters.racks(known(cluster), scope.get());
    }

    @GET
    @Path("/{cluster}/jobs")
    public Jobs jobs(
            @PathParam("cluster") String cluster,
            @QueryParam("state") @Nullable String state,
            @QueryParam("user") @Nullable String user,
            @QueryParam("limit") @DefaultValue("1000") int limit) {
        if (limit < 1 || limit > MOST) {
            throw problem(Response.Status.BAD_REQUEST, "limit must be from 1 to " + MOST);
        }
        List<JobView> matching =
                Clusters.jobs(known(cluster), scope.get()).stream()
                        .filter(job -> state == null || hasState(job, state))
                        .filter(job -> user == null || job.user().equals(user))
                        .toList();
        return new Jobs(cluster, matching.size(), matching.stream().limit(limit).toList());
    }

    @GET
    @Path("/{cluster}/jobs/{jobId}")
    public JobView job(@PathParam("cluster") String cluster, @PathParam("jobId") long jobId) {
        // A job that is somebody else's and one that is not there look the same.
        return Clusters.job(known(cluster), scope.get(), jobId)
                .orElseThrow(
                        () ->
                                problem(
                                        Response.Status.NOT_FOUND,
                                        "No job " + jobId + " that you may see."));
    }

    private ClusterPicture known(String cluster) {
        return clusters.known(cluster)
                .orElseThrow(
                        () ->
                                problem(
                                        Response.Status.NOT_FOUND,
                                        "No such cluster; GET /api/clusters names them."));
    }

    private static boolean hasState(JobView job, String state) {
        return job.states().contains(state.toUpperCase(Locale.ROOT));
    }

    private static HttpProblem problem(Response.Status status, String detail) {
        return HttpProblem.builder()
                .withStatus(status)
                .withTitle(status.getReasonPhrase())
                .withDetail(detail)
                .build();
    }
}
