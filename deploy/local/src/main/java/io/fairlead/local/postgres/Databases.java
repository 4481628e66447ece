package io.fairlead.local.postgres;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.regex.Pattern;

/** The databases of a server, as its superuser sees them. */
public final class Databases {

    private static final Pattern PLAIN = Pattern.compile("[a-z][a-z0-9_]*");

    private final int port;
    private final String password;

    Databases(int port, String password) {
        this.port = port;
        this.password = password;
    }

    /** The JDBC address of a database. */
    public String jdbcUrl(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    /** The address of a database for the reactive client. */
    public String reactiveUrl(String database) {
        return "postgresql://127.0.0.1:" + port + "/" + database;
    }

    /**
     * A database that only its owner, a role of the same name, may connect to. An existing one
     * stays as it is; the role gets this password in any case.
     */
    public void ensure(String database, String ownerPassword) throws SQLException {
        requirePlain(database);
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            String verb = exists(connection, "pg_roles", "rolname", database) ? "alter" : "create";
            statement.execute(
                    verb
                            + " role "
                            + database
                            + " login password "
                            + statement.enquoteLiteral(ownerPassword));
            if (!exists(connection, "pg_database", "datname", database)) {
                statement.execute("create database " + database + " owner " + database);
            }
            statement.execute("revoke all on database " + database + " from public");
        }
    }

    boolean answers() throws SQLException {
        try (Connection connection = connect()) {
            return connection.isValid(1);
        }
    }

    private Connection connect() throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", Postgres.SUPERUSER);
        properties.setProperty("password", password);
        properties.setProperty("loginTimeout", "5");
        Connection connection = driver().connect(jdbcUrl("postgres"), properties);
        if (connection == null) {
            throw new SQLException("no driver took " + jdbcUrl("postgres"));
        }
        return connection;
    }

    /**
     * Not through DriverManager, which knows only the drivers of the class loader that came first.
     */
    private static Driver driver() throws SQLException {
        for (Driver driver : ServiceLoader.load(Driver.class, Databases.class.getClassLoader())) {
            if (driver.acceptsURL("jdbc:postgresql://127.0.0.1/postgres")) {
                return driver;
            }
        }
        throw new SQLException("the PostgreSQL driver is not on the class path");
    }

    private static boolean exists(Connection connection, String catalog, String column, String name)
            throws SQLException {
        String query = "select 1 from " + catalog + " where " + column + " = ?";
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            try (ResultSet result = statement.executeQuery()) {
                return result.next();
            }
        }
    }

    private static void requirePlain(String name) {
        if (!PLAIN.matcher(name).matches()) {
            throw new IllegalArgumentException("not a plain database name: " + name);
        }
    }
}
