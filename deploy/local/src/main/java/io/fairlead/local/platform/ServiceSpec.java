package io.fairlead.local.platform;

import io.fairlead.local.keycloak.Keycloak;
import io.fairlead.local.layout.Layout;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A service and what it is configured with: the one place that knows.
 *
 * @param name of its directory, its application and its client in the realm
 * @param database its database and role
 */
public record ServiceSpec(String name, int port, String database) {

    public static final ServiceSpec GATEWAY = new ServiceSpec("gateway", 17080, "gateway");
    public static final ServiceSpec INVENTORY =
            new ServiceSpec("inventory-service", 17081, "inventory");
    public static final ServiceSpec TELEMETRY =
            new ServiceSpec("telemetry-service", 17082, "telemetry");
    public static final ServiceSpec ACCOUNTING =
            new ServiceSpec("accounting-service", 17083, "accounting");
    public static final ServiceSpec PLACEMENT =
            new ServiceSpec("placement-service", 17084, "placement");

    public static final List<ServiceSpec> ALL =
            List.of(INVENTORY, TELEMETRY, ACCOUNTING, PLACEMENT, GATEWAY);

    // Heaps as small as they run well with; C1 alone starts faster, and nobody waits for these
    // services' peak speed here.
    private static final List<String> JVM =
            List.of(
                    "-Xms32m",
                    "-Xmx160m",
                    "-Xss512k",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+ExitOnOutOfMemoryError");

    private static final String CLUSTER = "lab";

    /**
     * What surrounds the services.
     *
     * @param slurm the Slurm to use, where there is one
     */
    record Surroundings(
            String kafka, String keycloakIssuer, Secrets secrets, Optional<SlurmEndpoint> slurm) {}

    /** The address of the service. */
    public URI url() {
        return URI.create("http://127.0.0.1:" + port);
    }

    List<String> jvmOptions() {
        return JVM;
    }

    Path jar(Layout layout) {
        return layout.root().resolve(name).resolve("target/quarkus-app/quarkus-run.jar");
    }

    /** Its environment variables. */
    Map<String, String> environment(Surroundings around) {
        Map<String, String> environment = new HashMap<>();
        environment.put("QUARKUS_HTTP_HOST", "127.0.0.1");
        environment.put("QUARKUS_HTTP_PORT", Integer.toString(port));
        environment.put("KAFKA_BOOTSTRAP_SERVERS", around.kafka());
        String postgres = "127.0.0.1:" + PlatformPorts.POSTGRES + "/" + database;
        environment.put("QUARKUS_DATASOURCE_REACTIVE_URL", "postgresql://" + postgres);
        environment.put("QUARKUS_DATASOURCE_JDBC_URL", "jdbc:postgresql://" + postgres);
        environment.put("QUARKUS_DATASOURCE_USERNAME", database);
        environment.put("QUARKUS_DATASOURCE_PASSWORD", around.secrets().database(database));
        environment.put("QUARKUS_OIDC_AUTH_SERVER_URL", around.keycloakIssuer());
        environment.put("QUARKUS_OIDC_CREDENTIALS_SECRET", around.secrets().client(client()));
        around.slurm().ifPresent(slurm -> environment.putAll(slurmEnvironment(slurm)));
        return environment;
    }

    private Map<String, String> slurmEnvironment(SlurmEndpoint slurm) {
        if (equals(GATEWAY)) {
            return Map.of(
                    "FAIRLEAD_SLURM_URL", slurm.url().toString(),
                    "FAIRLEAD_SLURM_JWT_KEY", slurm.jwtKey().toString(),
                    "FAIRLEAD_SLURM_CLUSTER", CLUSTER);
        }
        if (equals(INVENTORY)) {
            Map<String, String> environment =
                    new HashMap<>(Map.of("FAIRLEAD_INVENTORY_CLUSTER", CLUSTER));
            slurm.topology()
                    .ifPresent(
                            file ->
                                    environment.put(
                                            "FAIRLEAD_INVENTORY_TOPOLOGY_FILE", file.toString()));
            return environment;
        }
        return Map.of();
    }

    // People log in at the gateway as at the portal, which is a client of its own in the realm.
    private String client() {
        return equals(GATEWAY) ? Keycloak.PORTAL : name;
    }
}
