package io.fairlead.gateway.platform;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.portal.testing.TestTokens;
import io.fairlead.gateway.testing.GatewayWithoutSlurm;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(GatewayWithoutSlurm.class)
class SlurmCheckTest {

    @Test
    void aMissingKeyIsWhyItIsNotReady() throws InterruptedException {
        String ready = "";
        for (int i = 0; i < 300 && !ready.contains("/nowhere"); i++) {
            Thread.sleep(100);
            ready = health("ready").asString();
        }

        assertThat(ready)
                .contains("key file /nowhere/jwt_hs256.key does not exist")
                .contains("FAIRLEAD_SLURM_JWT_KEY");
        assertThat(health("ready").statusCode()).isEqualTo(503);
        assertThat(health("live").statusCode()).isEqualTo(200);
    }

    private static Response health(String which) {
        return given().auth().oauth2(TestTokens.olga()).get("/q/health/" + which);
    }
}
