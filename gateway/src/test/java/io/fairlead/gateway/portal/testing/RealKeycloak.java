package io.fairlead.gateway.portal.testing;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.KeycloakTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.List;
import java.util.Map;

/** Real Kafka, PostgreSQL and Keycloak with the realm of the project. */
public class RealKeycloak implements QuarkusTestProfile {

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                // No Slurm: the portal lives on events alone.
                "fairlead.slurm.url",
                "http://127.0.0.1:9",
                // Said here too: what a resource sets is lost where an application before failed to
                // start.
                "quarkus.oidc.auth-server-url",
                KeycloakTestResource.issuer());
    }

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(
                new TestResourceEntry(KafkaTestResource.class),
                new TestResourceEntry(PostgresTestResource.class, Map.of("database", "gateway")),
                new TestResourceEntry(KeycloakTestResource.class, Map.of("client", "portal")));
    }
}
