package io.fairlead.local.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.local.testing.PostgresTestResource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** On a real server, each service's database is its own. */
class DatabasesTest {

    @Test
    void aRoleWorksInItsOwnDatabaseAndCannotEvenConnectToAnothers() throws SQLException {
        Map<String, String> mine = database("inventory");
        Map<String, String> theirs = database("accounting");

        try (Connection connection = connect(mine, mine);
                Statement statement = connection.createStatement();
                ResultSet result =
                        statement.executeQuery(
                                "select current_user, current_setting('TimeZone')")) {
            assertThat(result.next()).isTrue();
            assertThat(result.getString(1)).startsWith("inventory_");
        }
        assertThatThrownBy(() -> connect(theirs, mine))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("permission denied for database");
    }

    @Test
    void everyStartOfAnApplicationGetsAnEmptyDatabase() {
        assertThat(database("gateway").get("quarkus.datasource.jdbc.url"))
                .isNotEqualTo(database("gateway").get("quarkus.datasource.jdbc.url"));
    }

    @Test
    void aNameThatWouldHaveToBeQuotedIsRefused() {
        assertThatThrownBy(() -> database("x; drop database postgres"))
                .hasMessageContaining("not a plain database name");
    }

    private static Map<String, String> database(String prefix) {
        PostgresTestResource resource = new PostgresTestResource();
        resource.init(Map.of("database", prefix));
        return resource.start();
    }

    private static Connection connect(Map<String, String> database, Map<String, String> user)
            throws SQLException {
        return DriverManager.getConnection(
                database.get("quarkus.datasource.jdbc.url"),
                user.get("quarkus.datasource.username"),
                user.get("quarkus.datasource.password"));
    }
}
