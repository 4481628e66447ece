package io.fairlead.gateway.platform;

import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.gateway.testing.GatewayWithoutSlurm;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.quarkus.test.security.TestSecurity;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(GatewayWithoutSlurm.class)
@TestSecurity(user = "olga", roles = "operator")
class SlurmCheckTest {

    @Test
    void aMissingKeyIsWhyItIsNotReady() throws InterruptedException {
        String ready = "";
        for (int i = 0; i < 300 && !ready.contains("/nowhere"); i++) {
            Thread.sleep(100);
            ready = get("/q/health/ready").asString();
        }

        assertThat(ready)
                .contains("key file /nowhere/jwt_hs256.key does not exist")
                .contains("FAIRLEAD_SLURM_JWT_KEY");
        assertThat(get("/q/health/ready").statusCode()).isEqualTo(503);
        assertThat(get("/q/health/live").statusCode()).isEqualTo(200);
    }
}
