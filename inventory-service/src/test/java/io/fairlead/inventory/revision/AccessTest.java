package io.fairlead.inventory.revision;

import static io.fairlead.inventory.revision.World.caller;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.blankOrNullString;
import static org.hamcrest.Matchers.not;

import io.restassured.specification.RequestSpecification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every endpoint, every kind of caller. Nothing is known of the cluster: 404 means let in. */
@InventoryServiceTest
class AccessTest {

    private static final long HOUR = 3600;

    @ParameterizedTest
    @CsvSource({
        "GET, /clusters/nowhere/revisions, 404, 404",
        "GET, /clusters/nowhere/revisions/1, 404, 404",
        "GET, /clusters/nowhere/topology, 404, 404",
        "GET, /clusters/nowhere/nodes/gb001, 404, 404",
        "POST, /clusters/nowhere/revisions, 404, 403",
        "POST, /clusters/nowhere/revisions?dryRun=true, 404, 403",
        "GET, /q/metrics, 200, 200",
        "GET, /nothing-here, 404, 404",
    })
    void onlyOperatorsAndServicesGetIn(String method, String path, int operator, int service) {
        assertThat(status(given(), method, path)).isEqualTo(401);
        assertThat(status(given().auth().oauth2("no.token.atall"), method, path)).isEqualTo(401);
        assertThat(status(caller("inventory-service", -HOUR, "operator"), method, path))
                .isEqualTo(401);
        assertThat(status(caller("gateway", HOUR, "operator"), method, path)).isEqualTo(401);
        if (!path.equals("/nothing-here")) {
            for (String role : new String[] {"tenant-member", "tenant-admin", "finance", "none"}) {
                assertThat(status(caller("inventory-service", HOUR, role), method, path))
                        .isEqualTo(403);
            }
        }
        assertThat(status(caller("inventory-service", HOUR, "operator"), method, path))
                .isEqualTo(operator);
        assertThat(status(caller("inventory-service", HOUR, "service"), method, path))
                .isEqualTo(service);
    }

    @Test
    void livenessIsOpen() {
        given().get("/q/health/live").then().statusCode(200);
    }

    @Test
    void whatCannotBeDoneIsAProblem() {
        World.operator()
                .get("/clusters/nowhere/topology")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("detail", not(blankOrNullString()));
        World.post("nowhere", "..%2Fetc%2Fpasswd", "x")
                .statusCode(400)
                .contentType("application/problem+json");
    }

    private static int status(RequestSpecification caller, String method, String path) {
        return caller.contentType("text/plain").body("x").request(method, path).statusCode();
    }
}
