package io.fairlead.placement.service.topology;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.platform.events.StateVersion;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class TopologySwitchTest {

    private final TopologySwitch topology = new TopologySwitch();

    @Test
    void nothingIsInForceBeforeARevisionIsAnnounced() {
        node("n1", 1);

        assertThat(topology.inForce()).isNull();
        assertThat(topology.completeness()).isEqualTo(new Completeness.Unannounced());
    }

    @Test
    void aRevisionIsInForceWhenExactlyItsVersionsAreThere() throws Exception {
        announce(1, "lab/n1 1 1\nlab/n2 1 1\n", 2, "lab/s1 1 1\n", 1);
        node("n1", 1);
        networkSwitch("s1", 1);

        assertThat(topology.inForce()).isNull();
        assertThat(topology.completeness().text())
                .isEqualTo("revision 1 is incomplete: nodes 1/2, switches 1/1");

        node("n2", 1);

        assertThat(topology.inForce()).isNotNull();
        assertThat(topology.inForce().nodes()).containsOnlyKeys("n1", "n2");
        assertThat(topology.completeness()).isEqualTo(new Completeness.Whole(1));
    }

    @Test
    void theSameNumberOfOtherVersionsIsNotTheRevision() throws Exception {
        announce(1, "lab/n1 1 2\n", 1, "", 0);
        node("n1", 1);

        assertThat(topology.inForce()).isNull();
        assertThat(topology.completeness().text())
                .isEqualTo("revision 1 is incomplete: nodes 1/1 in other versions, switches 0/0");
    }

    @Test
    void theRevisionBeforeStaysInForceAsAWholeUntilTheNextIsComplete() throws Exception {
        announce(1, "lab/n1 1 1\n", 1, "", 0);
        node("n1", 1);
        Revision first = topology.inForce();
        announce(2, "lab/n2 1 1\nlab/n3 1 1\n", 2, "", 0);

        topology.nodeGone("lab/n1");
        node("n2", 1);
        assertThat(topology.inForce()).isSameAs(first);

        node("n3", 1);
        assertThat(topology.inForce().number()).isEqualTo(2);
        assertThat(topology.inForce().nodes()).containsOnlyKeys("n2", "n3");
    }

    @Test
    void aWithdrawnInventoryIsInForceNoMore() throws Exception {
        announce(1, "lab/n1 1 1\n", 1, "", 0);
        node("n1", 1);
        assertThat(topology.inForce()).isNotNull();

        topology.withdrawn();

        assertThat(topology.inForce()).isNull();
    }

    private void node(String name, long counter) {
        topology.node(
                "lab/" + name,
                new StateVersion(1, counter),
                new InventoryNode(name, 4, 144, 1L << 40, "gb200", "nvl1", "r1", List.of("s1")));
    }

    private void networkSwitch(String name, long counter) {
        topology.networkSwitch(
                "lab/" + name, new StateVersion(1, counter), new InventorySwitch(name, 0, null));
    }

    private void announce(
            long revision, String nodeLines, int nodes, String switchLines, int switches)
            throws Exception {
        topology.announced(
                new Manifest(
                        revision,
                        new Manifest.Kinds(
                                new Manifest.Kind(nodes, sha256(nodeLines)),
                                new Manifest.Kind(switches, sha256(switchLines)))));
    }

    private static String sha256(String text) throws Exception {
        return HexFormat.of()
                .formatHex(
                        MessageDigest.getInstance("SHA-256")
                                .digest(text.getBytes(StandardCharsets.UTF_8)));
    }
}
