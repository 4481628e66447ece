package io.fairlead.local.testing;

import io.fairlead.local.keycloak.Keycloak;
import io.fairlead.local.layout.Layout;
import io.fairlead.local.layout.Trees;
import io.fairlead.local.layout.Unpacked;
import io.fairlead.local.postgres.Postgres;
import io.fairlead.local.process.Child;
import io.fairlead.local.process.Ports;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A Keycloak with a PostgreSQL of its own. The import of the realm takes a quarter of a minute and
 * comes to the same every time, so it is done once, and every later server starts from a copy of
 * the data.
 */
final class KeycloakWithDatabase {

    private static final String PORTAL_UNDER_TEST = "http://localhost:8081";
    private static final String DATA = "postgres";

    private final Postgres postgres;
    private final Keycloak keycloak;
    private final Path directory;

    private KeycloakWithDatabase(Path directory) {
        this.directory = directory;
        this.postgres =
                new Postgres(
                        Layout.find(),
                        directory.resolve(DATA),
                        Ports.free(),
                        PostgresTestResource.PASSWORD);
        this.keycloak =
                new Keycloak(
                        Layout.find(),
                        Ports.free(),
                        Ports.free(),
                        postgres.databases().jdbcUrl(Keycloak.NAME),
                        Keycloak.NAME,
                        PostgresTestResource.PASSWORD,
                        "admin",
                        PORTAL_UNDER_TEST,
                        Keycloak.CONFIDENTIAL_CLIENTS.stream()
                                .collect(
                                        Collectors.toMap(
                                                Function.identity(),
                                                KeycloakTestResource::secret)));
    }

    /** Starts one that keeps its files in this directory; returns the realm's address. */
    static String start(Path directory) throws IOException {
        Trees.copy(template().resolve(DATA), directory.resolve(DATA));
        KeycloakWithDatabase servers = new KeycloakWithDatabase(directory);
        servers.startBoth();
        return servers.keycloak.issuer();
    }

    private static Path template() throws IOException {
        return Unpacked.once(
                Layout.find().home().resolve("test-realm-" + Keycloak.fingerprint()),
                part -> new KeycloakWithDatabase(part).fill());
    }

    private void fill() throws IOException {
        postgres.initialize();
        List<Child> children = startBoth();
        // Keycloak first: what it has not written yet would be missing in every copy.
        children.get(1).stop();
        children.get(0).stop();
    }

    private List<Child> startBoth() throws IOException {
        Child database =
                Child.start(
                        postgres.spec(
                                directory.resolve("postgres.log"), PostgresTestResource.FAST));
        postgres.awaitReady(database);
        try {
            postgres.databases().ensure(Keycloak.NAME, PostgresTestResource.PASSWORD);
        } catch (SQLException e) {
            throw new IOException("cannot create Keycloak's database", e);
        }
        Child server = Child.start(keycloak.spec(directory.resolve("keycloak.log")));
        keycloak.awaitReady(server);
        return List.of(database, server);
    }
}
