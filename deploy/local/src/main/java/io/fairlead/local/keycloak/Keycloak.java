package io.fairlead.local.keycloak;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.layout.Versions;
import io.fairlead.local.process.Child;
import io.fairlead.local.process.ChildSpec;
import io.fairlead.local.process.Readiness;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/**
 * A Keycloak server in a process of its own, with the realm {@code fairlead}.
 *
 * @param databaseUrl JDBC
 * @param secrets by client
 */
public record Keycloak(
        Layout layout,
        int port,
        int managementPort,
        String databaseUrl,
        String databaseUser,
        String databasePassword,
        String adminPassword,
        String portalUrl,
        Map<String, String> secrets) {

    public static final String NAME = "keycloak";
    public static final String REALM = "fairlead";

    /** The client through which people log in at the gateway. */
    public static final String PORTAL = "portal";

    /** The clients that have a secret. */
    public static final List<String> CONFIDENTIAL_CLIENTS =
            List.of(
                    PORTAL,
                    "gateway",
                    "inventory-service",
                    "placement-service",
                    "accounting-service",
                    "telemetry-service");

    // The first start creates the database and imports the realm, on a machine that starts
    // everything else too.
    private static final Duration START_TIMEOUT = Duration.ofMinutes(3);
    private static final List<String> JVM =
            List.of(
                    "-Xms64m",
                    "-Xmx256m",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "-XX:MaxMetaspaceSize=256m",
                    "-XX:+ExitOnOutOfMemoryError");

    /** Whether its files are there, or can be made. */
    public static boolean available(Layout layout) {
        return Files.exists(KeycloakDistribution.zip(layout))
                || Files.isDirectory(KeycloakDistribution.home(layout));
    }

    /** Whether it has been unpacked and built. */
    public static boolean prepared(Layout layout) {
        return Files.isDirectory(KeycloakDistribution.home(layout));
    }

    /** What an imported realm depends on, in a form that can name a directory. */
    public static String fingerprint() throws IOException {
        String text = Versions.keycloak() + Versions.postgres() + KeycloakDistribution.realm();
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }

    /** How to start it. */
    public ChildSpec spec(Path log) throws IOException {
        List<String> command =
                KeycloakDistribution.prepared(layout)
                        .command(JVM, "start", "--optimized", "--import-realm", "--cache=local");
        return ChildSpec.of(NAME, command, environment(), log);
    }

    /** Waits until the realm is served: the server listens before the import ends. */
    public void awaitReady(Child child) {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(issuer())).timeout(Duration.ofSeconds(5)).build();
        Readiness.await(
                child,
                START_TIMEOUT,
                () ->
                        client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode()
                                == 200);
    }

    /** The realm's address, which is what Quarkus calls the auth-server-url. */
    public String issuer() {
        return "http://127.0.0.1:" + port + "/realms/" + REALM;
    }

    private Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>();
        environment.put("KC_DB_URL", databaseUrl);
        environment.put("KC_DB_USERNAME", databaseUser);
        environment.put("KC_DB_PASSWORD", databasePassword);
        environment.put("KC_DB_POOL_INITIAL_SIZE", "1");
        environment.put("KC_DB_POOL_MAX_SIZE", "10");
        environment.put("KC_HTTP_ENABLED", "true");
        environment.put("KC_HTTP_HOST", "127.0.0.1");
        environment.put("KC_HTTP_PORT", Integer.toString(port));
        environment.put("KC_HTTP_MANAGEMENT_PORT", Integer.toString(managementPort));
        environment.put("KC_HOSTNAME", "http://127.0.0.1:" + port);
        environment.put("KC_BOOTSTRAP_ADMIN_USERNAME", "admin");
        environment.put("KC_BOOTSTRAP_ADMIN_PASSWORD", adminPassword);
        environment.put("FAIRLEAD_PORTAL_URL", portalUrl);
        secrets.forEach((client, secret) -> environment.put(variable(client), secret));
        return environment;
    }

    private static String variable(String client) {
        return "FAIRLEAD_SECRET_" + client.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
