package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.revision.Inventory;
import io.fairlead.inventory.revision.Revision;
import io.fairlead.inventory.revision.Revisions;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestPath;

/** What a cluster consists of now. */
@Path("/clusters/{cluster}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"operator", "service"})
public class TopologyResource {

    private final Clusters clusters;
    private final Revisions revisions;

    TopologyResource(Clusters clusters, Revisions revisions) {
        this.clusters = clusters;
        this.revisions = revisions;
    }

    @GET
    @Path("topology")
    public Uni<TopologyView> topology(@RestPath String cluster) {
        return clusters.inForce(cluster)
                .chain(
                        revision ->
                                inventory(revision)
                                        .map(inventory -> TopologyView.of(revision, inventory)));
    }

    @GET
    @Path("nodes/{name}")
    public Uni<Inventory.Node> node(@RestPath String cluster, @RestPath String name) {
        return clusters.inForce(cluster)
                .chain(this::inventory)
                .map(
                        inventory ->
                                inventory.nodes().stream()
                                        .filter(node -> node.name().equals(name))
                                        .findFirst()
                                        .orElseThrow(
                                                Problems.missing(
                                                        "Cluster "
                                                                + cluster
                                                                + " has no such node.")));
    }

    private Uni<Inventory> inventory(Revision revision) {
        String cluster = revision.manifest().cluster();
        return revisions
                .inventory(cluster, revision.number())
                .map(found -> found.orElseThrow(Problems.missing("No such revision.")));
    }
}
