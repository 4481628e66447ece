package io.fairlead.placement.service.cycle.http;

import io.fairlead.placement.service.cycle.ClusterState;
import io.fairlead.placement.service.cycle.Clusters;
import io.fairlead.placement.service.cycle.Summary;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.jobs.Standing;
import io.fairlead.placement.service.topology.Revision;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** What placement has decided about a cluster's jobs, and what it sees of the cluster. */
@Path("/clusters/{cluster}")
@Produces(MediaType.APPLICATION_JSON)
public class ClusterResource {

    private final Clusters clusters;
    private final Clock clock;

    ClusterResource(Clusters clusters, Clock clock) {
        this.clusters = clusters;
        this.clock = clock;
    }

    /** All decisions in force, by Slurm job id. */
    @GET
    @Path("/decisions")
    @RolesAllowed({"operator", "service"})
    public List<DecisionView> decisions(@PathParam("cluster") String cluster) {
        return find(cluster).decisions().stream()
                .sorted(Comparator.comparingLong(issued -> issued.decision().jobId()))
                .map(DecisionView::of)
                .toList();
    }

    /** The latest decision about a job, by its Slurm job id or its key. */
    @GET
    @Path("/decisions/{job}")
    @RolesAllowed({"operator", "service"})
    public DecisionView decision(
            @PathParam("cluster") String cluster, @PathParam("job") String job) {
        ClusterState state = find(cluster);
        return state.decisions().stream()
                .filter(i -> names(job, i.decision().job(), i.decision().jobId()))
                .max(Comparator.comparing(issued -> issued.decision().decidedAt()))
                .map(DecisionView::of)
                .orElseThrow(() -> Problems.noDecision(whyNone(state, job)));
    }

    /** Nodes by condition, and how many whole segments of each size are free. */
    @GET
    @Path("/snapshot")
    @RolesAllowed("operator")
    public Summary snapshot(@PathParam("cluster") String cluster) {
        ClusterState state = find(cluster);
        Revision revision = state.revision();
        if (revision == null) {
            throw Problems.noRevision(state.completeness().text());
        }
        return state.summary(revision);
    }

    private ClusterState find(String cluster) {
        ClusterState state = clusters.find(cluster);
        if (state == null) {
            throw Problems.unknownCluster();
        }
        return state;
    }

    private String whyNone(ClusterState state, String asked) {
        Predicate<SlurmJob> same = job -> names(asked, job.job(), job.jobId());
        return state.jobs().stream()
                .filter(same)
                .findFirst()
                .map(job -> why(Standing.of(job, clock.instant())))
                .orElse(
                        "Slurm has no waiting or running job of this id or key here. The decision of"
                                + " a job that has ended is deleted.");
    }

    private static String why(Standing standing) {
        if (standing instanceof Standing.Not not) {
            return "The job is not to be decided: " + not.why() + ".";
        }
        if (standing instanceof Standing.Later later) {
            return "The job is decided from " + later.from() + " on: " + later.why() + ".";
        }
        return "The job is to be decided next.";
    }

    private static boolean names(String asked, String key, long id) {
        return asked.equals(key) || asked.equals(Long.toString(id));
    }
}
