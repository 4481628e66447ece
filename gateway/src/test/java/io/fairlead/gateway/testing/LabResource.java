package io.fairlead.gateway.testing;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.slurm.SlurmLab;
import io.fairlead.local.testing.KafkaTestResource;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.nio.file.Path;
import java.util.Map;

/** A real Slurm of two blocks of four nodes that sends its records to the test's broker. */
public final class LabResource implements QuarkusTestResourceLifecycleManager {

    private static final String STATE = "fairlead.test.gateway.lab.state";
    private static final String BASE = "fairlead.test.gateway.lab.base";

    /** The lab, for tests that start it up themselves or have it running. */
    public static SlurmLab lab() {
        return new SlurmLab(
                Layout.find(),
                Path.of(System.getProperty(STATE)),
                Integer.getInteger(BASE),
                Map.of());
    }

    @Override
    public Map<String, String> start() {
        if (!SlurmLab.installed(Layout.find())) {
            // The tests skip themselves, and say why.
            return Map.of();
        }
        SlurmLab lab =
                SlurmLab.forTests("gateway")
                        .with("BLOCKS", "2")
                        .with("NODES_PER_BLOCK", "4")
                        .with("LAB_LEASE_SECONDS", "60")
                        .with("LAB_KAFKA", KafkaTestResource.bootstrapServers());
        System.setProperty(STATE, lab.state().toString());
        System.setProperty(BASE, Integer.toString(lab.base()));
        lab.up();
        return Map.of(
                "fairlead.slurm.url",
                lab.restUrl().toString(),
                "fairlead.slurm.jwt-key",
                lab.jwtKey().toString());
    }

    @Override
    public void stop() {
        if (System.getProperty(STATE) != null) {
            lab().purge();
        }
    }
}
