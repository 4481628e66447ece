package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.revision.ClusterStatus;
import io.fairlead.inventory.revision.Importer;
import io.fairlead.inventory.revision.Revision;
import io.fairlead.inventory.revision.Revisions;
import io.fairlead.inventory.topology.TopologyFile;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** Revisions of a cluster's inventory. */
@Path("/clusters/{cluster}/revisions")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"operator", "service"})
public class RevisionsResource {

    private static final Pattern FILE_NAME = Pattern.compile("[A-Za-z0-9._-]{1,128}");

    private final Clusters clusters;
    private final Revisions revisions;
    private final Importer importer;
    private final ClusterStatus status;
    private final SecurityIdentity caller;

    RevisionsResource(
            Clusters clusters,
            Revisions revisions,
            Importer importer,
            ClusterStatus status,
            SecurityIdentity caller) {
        this.clusters = clusters;
        this.revisions = revisions;
        this.importer = importer;
        this.status = status;
        this.caller = caller;
    }

    /** The newest hundred; older ones by {@code before}. */
    @GET
    public Uni<List<RevisionView>> list(
            @RestPath String cluster, @RestQuery Optional<Integer> before) {
        return clusters.newest(cluster)
                .chain(ignored -> revisions.list(cluster, before))
                .map(all -> all.stream().map(RevisionView::of).toList());
    }

    @GET
    @Path("{number:\\d{1,9}}")
    public Uni<RevisionView> get(@RestPath String cluster, @RestPath int number) {
        return clusters.newest(cluster)
                .chain(ignored -> revisions.find(cluster, number))
                .map(
                        found ->
                                found.map(RevisionView::of)
                                        .orElseThrow(
                                                Problems.missing(
                                                        "Cluster "
                                                                + cluster
                                                                + " has no revision "
                                                                + number
                                                                + ".")));
    }

    /** Imports the topology file that the body is. */
    @POST
    @RolesAllowed("operator")
    @Consumes(MediaType.WILDCARD)
    public Uni<RestResponse<ImportView>> post(
            @RestPath String cluster,
            @RestQuery @DefaultValue("topology.yaml") String file,
            @RestQuery @DefaultValue("false") boolean dryRun,
            byte[] body) {
        if (!FILE_NAME.matcher(file).matches()) {
            throw Problems.badRequest(
                    "file= is the topology file's name, e.g. topology.yaml or topology.conf.");
        }
        Importer.Request request =
                new Importer.Request(
                        cluster,
                        new TopologyFile(file, body == null ? new byte[0] : body),
                        caller.getPrincipal().getName(),
                        false,
                        dryRun);
        return clusters.newest(cluster)
                // Reading a large file takes too long for an event loop.
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .chain(ignored -> importer.run(request))
                .onFailure(Revisions.ReplacedOwnerException.class)
                .transform(
                        e -> Problems.unavailable("Another instance speaks for this cluster now."))
                .map(this::answer);
    }

    private RestResponse<ImportView> answer(Importer.Outcome outcome) {
        if (outcome instanceof Importer.Outcome.InForce inForce) {
            return inForce(inForce);
        }
        if (outcome instanceof Importer.Outcome.Possible possible) {
            return RestResponse.ok(
                    new ImportView(
                            "possible",
                            null,
                            possible.changes().summary(),
                            RevisionView.kinds(possible.changes()),
                            possible.warnings()));
        }
        if (outcome instanceof Importer.Outcome.Refused refused) {
            throw Problems.refused(refused.reading());
        }
        throw Problems.unavailable(((Importer.Outcome.TooEarly) outcome).reason());
    }

    private RestResponse<ImportView> inForce(Importer.Outcome.InForce outcome) {
        Revision revision = outcome.revision();
        String cluster = revision.manifest().cluster();
        status.found(cluster, revision.number());
        RevisionView view = RevisionView.of(revision);
        if (!outcome.fresh()) {
            return RestResponse.ok(
                    new ImportView("unchanged", view, "nothing", Map.of(), outcome.warnings()));
        }
        ImportView body =
                new ImportView(
                        "in-force", view, view.summary(), view.changes(), outcome.warnings());
        URI place = URI.create("/clusters/" + cluster + "/revisions/" + revision.number());
        return RestResponse.ResponseBuilder.<ImportView>created(place).entity(body).build();
    }
}
