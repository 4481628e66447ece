package io.fairlead.gateway.portal;

import static io.fairlead.gateway.portal.testing.Things.ALICE;
import static io.fairlead.gateway.portal.testing.Things.OLGA;
import static io.fairlead.gateway.portal.testing.Things.drained;
import static io.fairlead.gateway.portal.testing.Things.key;
import static io.fairlead.gateway.portal.testing.Things.node;
import static io.fairlead.gateway.portal.testing.Things.pending;
import static io.fairlead.gateway.portal.testing.Things.place;
import static io.fairlead.gateway.portal.testing.Things.placed;
import static io.fairlead.gateway.portal.testing.Things.running;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.portal.PortalEvent.Gone;
import io.fairlead.gateway.portal.PortalEvent.Job;
import io.fairlead.gateway.portal.PortalEvent.JobGone;
import io.fairlead.gateway.portal.PortalEvent.Jobs;
import io.fairlead.gateway.portal.PortalEvent.Node;
import io.fairlead.gateway.portal.PortalEvent.Racks;
import io.fairlead.platform.events.Json;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WatchTest {

    private static final String C = "lab";

    private final ClusterPicture picture = new ClusterPicture(C, true);

    @BeforeEach
    void twoNodesInARack() {
        for (String name : List.of("gb001", "gb002")) {
            picture.inventoryNode(name, placed(C, name, "rack1", "nvl1"));
            picture.slurmNode(name, node(C, name, 0, "IDLE"));
        }
    }

    @Test
    void theFirstTakeIsEverythingAndTheNextIsNothing() {
        Watch watch = new Watch(picture, OLGA);

        assertThat(watch.take()).hasExactlyElementsOfTypes(Racks.class, Jobs.class);
        assertThat(watch.take()).isEmpty();
    }

    @Test
    void changesOfOneThingBetweenTwoTakesAreOneEventWithTheNewestState() {
        Watch watch = watching(OLGA);

        picture.slurmNode("gb001", node(C, "gb001", 4, "ALLOCATED"));
        picture.slurmNode("gb001", drained(C, "gb001", "bad link"));

        assertThat(watch.take())
                .singleElement()
                .satisfies(
                        event -> {
                            NodeView node = ((Node) event).data();
                            assertThat(node.state()).isEqualTo("drained");
                            assertThat(node.reason()).isEqualTo("bad link");
                        });
    }

    @Test
    void aStartingJobChangesItsNodesToo() {
        Watch watch = watching(OLGA);

        picture.job(key(7), running(C, 7, "alice", "acme", "gb002"));

        assertThat(watch.take()).hasExactlyElementsOfTypes(Node.class, Job.class);
        assertThat(Clusters.racks(picture, OLGA).racks().get(0).domains().get(0).nodes().get(1))
                .extracting(NodeView::jobs)
                .isEqualTo(List.of(new NodeView.JobOnNode(key(7), 7, "alice")));
    }

    @Test
    void anEndedJobLeavesItsNodes() {
        picture.job(key(7), running(C, 7, "alice", "acme", "gb002"));
        Watch watch = watching(OLGA);

        picture.job(key(7), null);

        assertThat(watch.take())
                .hasExactlyElementsOfTypes(Node.class, JobGone.class)
                .last()
                .isEqualTo(new JobGone(new Gone(key(7), 7)));
        assertThat(Clusters.racks(picture, OLGA).racks().get(0).domains().get(0).nodes())
                .allSatisfy(node -> assertThat(node.jobs()).isEmpty());
    }

    @Test
    void aTenantNeverHearsOfAForeignJob() {
        picture.job(key(7), running(C, 7, "bob", "globex", "gb001"));
        picture.decision(key(7), place(C, 7, "placed for bob", "gb001"));
        picture.slurmNode("gb001", drained(C, "gb001", "bob's job 7 broke it"));
        Watch watch = new Watch(picture, ALICE);

        String first = Json.write(watch.take());
        picture.slurmNode("gb001", node(C, "gb001", 2, "MIXED"));
        picture.job(key(8), pending(C, 8, "bob", "globex"));
        picture.job(key(7), null);
        List<PortalEvent> later = watch.take();

        assertThat(first).doesNotContain("bob", "globex", key(7)).contains("\"othersJobs\":true");
        assertThat(later).hasExactlyElementsOfTypes(Node.class);
        assertThat(Json.write(later)).doesNotContain("bob", "globex", key(7), key(8));
    }

    @Test
    void aJobThatMovesToAnotherTenantIsGoneForTheFirst() {
        picture.job(key(7), running(C, 7, "alice", "acme", "gb001"));
        Watch watch = watching(ALICE);

        picture.job(key(7), running(C, 7, "alice", "globex", "gb001"));

        assertThat(watch.take())
                .hasExactlyElementsOfTypes(Node.class, JobGone.class)
                .first()
                .satisfies(event -> assertThat(((Node) event).data().othersJobs()).isTrue());
    }

    @Test
    void howManyGpusOthersUseIsNotATenantsBusiness() {
        picture.slurmNode("gb001", node(C, "gb001", 3, "MIXED"));
        picture.slurmNode("gb002", node(C, "gb002", 2, "MIXED"));
        picture.job(key(7), running(C, 7, "bob", "globex", "gb001"));
        picture.job(key(8), running(C, 8, "alice", "acme", "gb002"));

        List<NodeView> nodes =
                Clusters.racks(picture, ALICE).racks().get(0).domains().get(0).nodes();

        assertThat(nodes).extracting(NodeView::gpusUsed).containsExactly(null, 2);
    }

    @Test
    void aReusedNumberMeansTheNewestJobThatIsVisible() {
        picture.job("old", running(C, 7, "alice", "acme", "gb001"));
        picture.job("new", running(C, 7, "bob", "globex", "gb002"));

        assertThat(Clusters.job(picture, ALICE, 7)).map(JobView::user).contains("alice");
        assertThat(Clusters.job(picture, ALICE, 8)).isEmpty();
    }

    @Test
    void aClosedWatchRemembersNothing() {
        Watch watch = watching(OLGA);
        watch.close();

        picture.slurmNode("gb001", node(C, "gb001", 4, "ALLOCATED"));

        assertThat(watch.take()).isEmpty();
    }

    private Watch watching(io.fairlead.gateway.tenancy.TenantScope scope) {
        Watch watch = new Watch(picture, scope);
        watch.take();
        return watch;
    }
}
