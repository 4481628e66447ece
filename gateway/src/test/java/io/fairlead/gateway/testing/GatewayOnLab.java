package io.fairlead.gateway.testing;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import java.util.List;
import java.util.Map;

/** Real Kafka, PostgreSQL and Slurm. */
public final class GatewayOnLab implements QuarkusTestProfile {

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                "quarkus.http.test-port", "0",
                "quarkus.oidc.auth-server-url", "${keycloak.url}/realms/quarkus",
                "quarkus.oidc.credentials.secret", "a-secret-of-at-least-32-characters",
                // Two busy cores: a job that can start has started by then.
                "fairlead.slurm.lease.stuck-after", "8s",
                "fairlead.slurm.poll.sweep", "5s");
    }

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(
                new TestResourceEntry(KafkaTestResource.class),
                new TestResourceEntry(PostgresTestResource.class, Map.of("database", "gateway")),
                new TestResourceEntry(OidcWiremockTestResource.class),
                new TestResourceEntry(LabResource.class));
    }
}
