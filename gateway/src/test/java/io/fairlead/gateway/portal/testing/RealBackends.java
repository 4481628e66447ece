package io.fairlead.gateway.portal.testing;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import java.util.List;
import java.util.Map;

/** Real Kafka and PostgreSQL; the OIDC server is the test's own, so that it can misbehave. */
public class RealBackends implements QuarkusTestProfile {

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                "quarkus.oidc.auth-server-url", "${keycloak.url}/realms/quarkus",
                // No Slurm: the portal lives on events alone.
                "fairlead.slurm.url", "http://127.0.0.1:9",
                "quarkus.oidc.credentials.secret", "a-secret-of-at-least-32-characters");
    }

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(
                resource(KafkaTestResource.class),
                new TestResourceEntry(PostgresTestResource.class, Map.of("database", "gateway")),
                resource(OidcWiremockTestResource.class));
    }

    private static TestResourceEntry resource(
            Class<? extends QuarkusTestResourceLifecycleManager> type) {
        return new TestResourceEntry(type);
    }
}
