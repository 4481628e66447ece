package io.fairlead.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.local.platform.PlatformOptions;
import io.fairlead.local.platform.ServiceSpec;
import io.fairlead.local.process.PartFailedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpArgumentsTest {

    @TempDir Path directory;

    @Test
    void byDefaultEverythingStartsWithTheLab() {
        PlatformOptions options = UpArguments.parse(List.of());

        assertThat(options.services()).hasSize(5);
        assertThat(options.lab()).isTrue();
        assertThat(options.fresh()).isFalse();
    }

    @Test
    void anotherSlurmTakesTheLabsPlace() throws Exception {
        Path key = Files.writeString(directory.resolve("key"), "k");

        PlatformOptions options =
                UpArguments.parse(
                        List.of("--fresh", "--slurm=http://127.0.0.1:6820", "--slurm-key=" + key));

        assertThat(options.fresh()).isTrue();
        assertThat(options.lab()).isFalse();
        assertThat(options.slurm().orElseThrow().jwtKey()).isEqualTo(key);
    }

    @Test
    void anotherSlurmNeedsItsKey() {
        assertThatThrownBy(() -> UpArguments.parse(List.of("--slurm=http://127.0.0.1:6820")))
                .isInstanceOf(PartFailedException.class)
                .hasMessageContaining("--slurm-key");
    }

    @Test
    void theInfrastructureAloneHasNeitherServicesNorSlurm() {
        PlatformOptions options = UpArguments.parse(List.of("--only=infra"));

        assertThat(options.services()).isEmpty();
        assertThat(options.lab()).isFalse();
    }

    @Test
    void onlySomeServicesMayBeStarted() {
        PlatformOptions options = UpArguments.parse(List.of("--only=gateway,placement-service"));

        assertThat(options.services())
                .containsExactlyInAnyOrder(ServiceSpec.GATEWAY, ServiceSpec.PLACEMENT);
        assertThatThrownBy(() -> UpArguments.parse(List.of("--only=portal")))
                .hasMessageContaining("portal");
    }

    @Test
    void aTestMayTellAServiceSomethingElse() {
        PlatformOptions options =
                PlatformOptions.defaults()
                        .with(ServiceSpec.GATEWAY, "FAIRLEAD_SLURM_URL", "http://127.0.0.1:1");

        assertThat(options.environment().get("gateway"))
                .containsEntry("FAIRLEAD_SLURM_URL", "http://127.0.0.1:1");
    }

    @Test
    void anUnknownOptionIsNamed() {
        assertThatThrownBy(() -> UpArguments.parse(List.of("--fast")))
                .hasMessageContaining("--fast");
    }
}
