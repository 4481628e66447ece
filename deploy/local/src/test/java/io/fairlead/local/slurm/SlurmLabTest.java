package io.fairlead.local.slurm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A real Slurm, small, driven from Java. */
class SlurmLabTest {

    private static SlurmLab lab;

    @BeforeAll
    static void startLab() {
        SlurmLab.requireInstalled();
        lab = SlurmLab.forTests("local").with("BLOCKS", "2").with("NODES_PER_BLOCK", "2");
        lab.up();
    }

    @AfterAll
    static void stopLab() {
        if (lab != null) {
            lab.purge();
        }
    }

    @Test
    void itIsUpWithItsNodesItsKeyAndItsTopology() {
        assertThat(lab.isUp()).isTrue();
        assertThat(lab.pid()).isPresent();
        assertThat(lab.exec("sinfo", "--noheader", "--partition=gpu", "--format=%D").strip())
                .isEqualTo("4");
        assertThat(Files.exists(lab.jwtKey())).isTrue();
        assertThat(Files.exists(lab.topologyFile())).isTrue();
        assertThat(lab.token("slurm")).startsWith("ey");
    }

    @Test
    void aUserSubmitsAsHerself() {
        String job =
                lab.as("alice", "sbatch", "--parsable", "--output=/dev/null", "--wrap=sleep 1")
                        .strip();

        assertThat(
                        lab.exec(
                                        "squeue",
                                        "--noheader",
                                        "--states=all",
                                        "--job=" + job,
                                        "--format=%u")
                                .strip())
                .isEqualTo("alice");
    }

    @Test
    void aCallThatFailsSaysWhatWasPrinted() {
        assertThatThrownBy(() -> lab.exec("scontrol", "show", "node", "nobody"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nobody");
    }

    @Test
    void anotherLabHasOtherPortsAndAnotherState() {
        SlurmLab other = SlurmLab.forTests("other");

        assertThat(other.ports()).doesNotContain(lab.base());
        assertThat(other.state()).isNotEqualTo(lab.state());
        assertThat(other.isUp()).isFalse();
    }
}
