package io.fairlead.local.testing;

import io.fairlead.local.keycloak.Keycloak;
import io.fairlead.local.keycloak.Tokens;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;

/**
 * A real Keycloak with the realm, one per JVM. Sets {@code quarkus.oidc.auth-server-url}. With the
 * argument {@code client} also {@code quarkus.oidc.client-id} and {@code
 * quarkus.oidc.credentials.secret}.
 */
public final class KeycloakTestResource implements QuarkusTestResourceLifecycleManager {

    private String client = "";

    /** The realm's address; starts the server where it does not run yet. */
    public static String issuer() {
        return Objects.requireNonNull(
                TestServers.shared(Keycloak.NAME, KeycloakTestResource::startServer).get("issuer"));
    }

    /** Tokens of the realm. */
    public static Tokens tokens() {
        return new Tokens(issuer());
    }

    /** The secret of a client, in tests. */
    public static String secret(String client) {
        return client + "-secret";
    }

    @Override
    public void init(Map<String, String> arguments) {
        client = arguments.getOrDefault("client", client);
    }

    @Override
    public Map<String, String> start() {
        return client.isEmpty()
                ? Map.of("quarkus.oidc.auth-server-url", issuer())
                : Map.of(
                        "quarkus.oidc.auth-server-url", issuer(),
                        "quarkus.oidc.client-id", client,
                        "quarkus.oidc.credentials.secret", secret(client));
    }

    @Override
    public void stop() {
        // The server serves the next test class too, and ends with this JVM.
    }

    private static Map<String, String> startServer() throws IOException {
        return Map.of("issuer", KeycloakWithDatabase.start(TestServers.directory(Keycloak.NAME)));
    }
}
