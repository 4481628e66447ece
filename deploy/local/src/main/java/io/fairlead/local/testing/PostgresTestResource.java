package io.fairlead.local.testing;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.postgres.Databases;
import io.fairlead.local.postgres.Postgres;
import io.fairlead.local.process.Child;
import io.fairlead.local.process.Ports;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A real PostgreSQL, one per JVM, and an empty database for each start of the application. Sets the
 * addresses, user name and password of the default data source. Argument {@code database}: the
 * start of the database's name, "test" by default.
 */
public final class PostgresTestResource implements QuarkusTestResourceLifecycleManager {

    static final String PASSWORD = "test";
    // Data of tests need not survive a crash of the machine.
    static final List<String> FAST =
            List.of("fsync=off", "synchronous_commit=off", "full_page_writes=off");

    private String prefix = "test";

    @Override
    public void init(Map<String, String> arguments) {
        prefix = arguments.getOrDefault("database", prefix);
    }

    @Override
    public Map<String, String> start() {
        String database = prefix + "_" + Long.toString(System.nanoTime(), Character.MAX_RADIX);
        Databases databases = create(database);
        return Map.of(
                "quarkus.datasource.reactive.url",
                databases.reactiveUrl(database),
                "quarkus.datasource.jdbc.url",
                databases.jdbcUrl(database),
                "quarkus.datasource.username",
                database,
                "quarkus.datasource.password",
                PASSWORD);
    }

    @Override
    public void stop() {
        // The server serves the next test class too, and ends with this JVM.
    }

    /**
     * Makes a database of exactly this name; its owner has the same name and the password "test".
     */
    private static Databases create(String database) {
        String port =
                Objects.requireNonNull(
                        TestServers.shared(Postgres.NAME, PostgresTestResource::startServer)
                                .get("port"));
        // The data directory is made already: only the port and the password are needed to reach
        // it.
        Databases databases =
                new Postgres(Layout.find(), Path.of(""), Integer.parseInt(port), PASSWORD)
                        .databases();
        try {
            databases.ensure(database, PASSWORD);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot create database " + database, e);
        }
        return databases;
    }

    private static Map<String, String> startServer() throws Exception {
        Path directory = TestServers.directory(Postgres.NAME);
        int port = Ports.free();
        Postgres postgres = new Postgres(Layout.find(), directory.resolve("data"), port, PASSWORD);
        postgres.initialize();
        postgres.awaitReady(Child.start(postgres.spec(directory.resolve("postgres.log"), FAST)));
        return Map.of("port", Integer.toString(port));
    }
}
