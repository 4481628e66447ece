package io.fairlead.gateway.portal.testing;

import io.smallrye.jwt.build.Jwt;
import io.smallrye.jwt.build.JwtClaimsBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tokens as Keycloak makes them, signed with the test OIDC server's key. */
public final class TestTokens {

    /** The test OIDC server's issuer. */
    public static final String ISSUER = "https://server.example.com";

    private static final Duration LONG = Duration.ofMinutes(10);

    private TestTokens() {}

    public static String olga() {
        return of("olga", "operator");
    }

    public static String alice() {
        return of("alice", "tenant-member", "acme");
    }

    public static String bob() {
        return of("bob", "tenant-admin", "globex");
    }

    /** A person's access token for the gateway. */
    public static String of(String user, String role, String... organizations) {
        return access(user, role, Set.of("gateway", "inventory-service"), LONG, organizations);
    }

    /** Somebody of that role, with an organization where the role needs one. */
    public static String ofRole(String role) {
        return role.startsWith("tenant-") ? of("somebody", role, "acme") : of("somebody", role);
    }

    /** An operator's token for other audiences. */
    public static String forAudience(String... audiences) {
        return access("olga", "operator", Set.of(audiences), LONG);
    }

    /** An operator's token that lives so long from now; negative: it has expired. */
    public static String lasting(Duration lifespan) {
        return access("olga", "operator", Set.of("gateway"), lifespan);
    }

    /** An access token. */
    public static String access(
            String user,
            String role,
            Set<String> audience,
            Duration lifespan,
            String... organizations) {
        JwtClaimsBuilder token =
                token(user, audience, lifespan)
                        .claim("realm_access", Map.of("roles", List.of(role)))
                        .claim("slurm_user", user);
        if (organizations.length > 0) {
            token.claim("organization", List.of(organizations));
        }
        return token.sign();
    }

    /** An ID token of the portal's login. */
    public static String id(String user, String nonce, Duration lifespan) {
        return token(user, Set.of("portal"), lifespan).claim("nonce", nonce).sign();
    }

    private static JwtClaimsBuilder token(String user, Set<String> audience, Duration lifespan) {
        Instant now = Instant.now();
        return Jwt.preferredUserName(user)
                .subject("subject-of-" + user)
                .issuer(ISSUER)
                .audience(audience)
                .issuedAt(now.minusSeconds(60))
                .expiresAt(now.plus(lifespan));
    }
}
