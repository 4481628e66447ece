package io.fairlead.local.keycloak;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fairlead.local.testing.KeycloakTestResource;
import java.time.Instant;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real tokens of the real realm say what the services rely on. */
class RealmTest {

    private static final String[] EVERY_AUDIENCE = {
        "gateway",
        "inventory-service",
        "placement-service",
        "accounting-service",
        "telemetry-service"
    };

    private static Tokens tokens;

    @BeforeAll
    static void startKeycloak() {
        tokens = KeycloakTestResource.tokens();
    }

    @Test
    void aMembersTokenNamesAudiencesRoleOrganizationAndSlurmUser() {
        JsonNode claims = Tokens.claims(tokens.user("alice"));

        assertThat(texts(claims.get("aud"))).contains(EVERY_AUDIENCE);
        assertThat(texts(claims.at("/realm_access/roles")))
                .contains("tenant-member")
                .doesNotContain("operator", "finance", "tenant-admin", "service");
        assertThat(texts(claims.get("organization"))).containsExactly("acme");
        assertThat(claims.get("slurm_user").asText()).isEqualTo("alice");
        assertThat(claims.get("exp").asLong() - claims.get("iat").asLong()).isEqualTo(300);
    }

    @ParameterizedTest
    @CsvSource({
        "ada, tenant-admin, acme, ",
        "bob, tenant-member, globex, bob",
        "olga, operator, , olga",
        "fiona, finance, , "
    })
    void everyAccountHasItsRoleAndItsOrganization(
            String account, String role, String organization, String slurmUser) {
        JsonNode claims = Tokens.claims(tokens.user(account));

        assertThat(texts(claims.at("/realm_access/roles"))).contains(role);
        assertThat(texts(claims.path("organization")))
                .isEqualTo(organization == null ? List.of() : List.of(organization));
        assertThat(claims.path("slurm_user").asText(null)).isEqualTo(slurmUser);
    }

    @Test
    void theGatewaysOwnTokenIsGoodForEveryServiceAndAServicesOnlyForItself() {
        JsonNode gateway =
                Tokens.claims(tokens.service("gateway", KeycloakTestResource.secret("gateway")));
        JsonNode inventory =
                Tokens.claims(
                        tokens.service(
                                "inventory-service",
                                KeycloakTestResource.secret("inventory-service")));

        assertThat(texts(gateway.get("aud"))).contains(EVERY_AUDIENCE);
        assertThat(texts(gateway.at("/realm_access/roles"))).contains("service");
        assertThat(texts(inventory.get("aud")))
                .contains("inventory-service")
                .doesNotContain("gateway", "accounting-service");
    }

    @Test
    void aTokenForSomeoneElseAndAnExpiredOneCanBeHad() {
        JsonNode wrong = Tokens.claims(tokens.wrongAudience("alice"));
        JsonNode expired = Tokens.claims(tokens.expired("alice"));

        assertThat(texts(wrong.path("aud"))).doesNotContain(EVERY_AUDIENCE);
        assertThat(texts(expired.get("aud"))).contains(EVERY_AUDIENCE);
        assertThat(Instant.ofEpochSecond(expired.get("exp").asLong())).isBefore(Instant.now());
    }

    private static List<String> texts(JsonNode claim) {
        if (claim.isTextual()) {
            return List.of(claim.asText());
        }
        return StreamSupport.stream(claim.spliterator(), false).map(JsonNode::asText).toList();
    }
}
