package io.fairlead.gateway.slurm.v0045;

import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmClientContract;
import io.fairlead.gateway.slurm.transport.SlurmTokens;
import io.fairlead.gateway.slurm.transport.SlurmTransport;
import io.fairlead.local.slurm.SlurmLab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

class SlurmV0045LabTest extends SlurmClientContract {

    private static SlurmLab lab;
    @TempDir private static Path folder;

    @BeforeAll
    static void up() {
        SlurmLab.requireInstalled();
        lab =
                SlurmLab.forTests("client")
                        .with("BLOCKS", "2")
                        .with("NODES_PER_BLOCK", "4")
                        .with("LAB_LEASE_SECONDS", "90");
        lab.up();
    }

    @AfterAll
    static void down() {
        if (lab != null) {
            lab.purge();
        }
    }

    @Override
    protected SlurmLab lab() {
        return lab;
    }

    @Override
    protected SlurmClient slurm() {
        return client(lab.jwtKey());
    }

    @Override
    protected SlurmClient withWrongKey() {
        try {
            return client(Files.writeString(folder.resolve("wrong.key"), "not the key"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static SlurmClient client(Path key) {
        SlurmTokens tokens = new SlurmTokens(Optional.of(key), "slurm", InstantSource.system());
        return new SlurmV0045(new SlurmTransport(lab.restUrl(), tokens, SlurmTransport.ANSWER));
    }
}
