package io.fairlead.local.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a service is told. */
class ServiceSpecTest {

    private static final SlurmEndpoint SLURM =
            new SlurmEndpoint(
                    URI.create("http://127.0.0.1:16812"),
                    Path.of("/lab/key"),
                    Optional.of(Path.of("/lab/topology.yaml")));

    @TempDir Path directory;
    private Secrets secrets;

    @BeforeEach
    void makeSecrets() throws IOException {
        secrets = secretsIn(directory.resolve("secrets.properties"));
    }

    @Test
    void onlyTheGatewayIsToldOfSlurmsKeyAndOfThePortalsSecret() {
        for (ServiceSpec service : ServiceSpec.ALL) {
            Map<String, String> environment = environment(service, Optional.of(SLURM));

            boolean gateway = service.equals(ServiceSpec.GATEWAY);
            assertThat(environment.containsKey("FAIRLEAD_SLURM_JWT_KEY"))
                    .as(service.name())
                    .isEqualTo(gateway);
            assertThat(environment.containsValue(secrets.client("portal")))
                    .as(service.name())
                    .isEqualTo(gateway);
        }
    }

    @Test
    void everyServiceListensOnLoopbackAndHasADatabaseAPortAndASecretOfItsOwn() {
        List<Map<String, String>> all =
                ServiceSpec.ALL.stream()
                        .map(service -> environment(service, Optional.empty()))
                        .toList();

        assertThat(all)
                .allSatisfy(e -> assertThat(e).containsEntry("QUARKUS_HTTP_HOST", "127.0.0.1"));
        for (String own :
                List.of(
                        "QUARKUS_HTTP_PORT",
                        "QUARKUS_DATASOURCE_JDBC_URL",
                        "QUARKUS_DATASOURCE_PASSWORD",
                        "QUARKUS_OIDC_CREDENTIALS_SECRET")) {
            assertThat(all)
                    .extracting(e -> e.get(own))
                    .doesNotHaveDuplicates()
                    .doesNotContainNull();
        }
    }

    @Test
    void theInventoryReadsTheTopologyOfSlurmWhereThisMachineHasIt() {
        SlurmEndpoint elsewhere = new SlurmEndpoint(SLURM.url(), SLURM.jwtKey(), Optional.empty());

        assertThat(environment(ServiceSpec.INVENTORY, Optional.of(SLURM)))
                .containsEntry("FAIRLEAD_INVENTORY_TOPOLOGY_FILE", "/lab/topology.yaml");
        assertThat(environment(ServiceSpec.INVENTORY, Optional.of(elsewhere)))
                .doesNotContainKey("FAIRLEAD_INVENTORY_TOPOLOGY_FILE");
    }

    @Test
    void secretsStayTheSameAndAreForThisUserAlone() throws IOException {
        Path file = directory.resolve("secrets.properties");

        assertThat(secretsIn(file).client("gateway")).isEqualTo(secrets.client("gateway"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    private Map<String, String> environment(ServiceSpec service, Optional<SlurmEndpoint> slurm) {
        return service.environment(
                new ServiceSpec.Surroundings(
                        "127.0.0.1:9092", "http://127.0.0.1/realms/x", secrets, slurm));
    }

    private static Secrets secretsIn(Path file) throws IOException {
        return Secrets.in(
                file,
                ServiceSpec.ALL.stream().map(ServiceSpec::database).toList(),
                io.fairlead.local.keycloak.Keycloak.CONFIDENTIAL_CLIENTS);
    }
}
