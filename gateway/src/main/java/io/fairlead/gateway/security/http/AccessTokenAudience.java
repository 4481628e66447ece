package io.fairlead.gateway.security.http;

import io.quarkus.oidc.AccessTokenCredential;
import io.quarkus.oidc.IdTokenCredential;
import io.quarkus.oidc.common.runtime.OidcCommonUtils;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.SecurityIdentityAugmentor;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * The access token must be made for the gateway, whoever brings it. Quarkus holds the ID token and
 * the access token to one list of audiences, which therefore names the login's client too; this
 * takes that client out again for access tokens.
 */
@ApplicationScoped
class AccessTokenAudience implements SecurityIdentityAugmentor {

    private final String audience;

    AccessTokenAudience(@ConfigProperty(name = "quarkus.application.name") String audience) {
        this.audience = audience;
    }

    @Override
    public Uni<SecurityIdentity> augment(
            SecurityIdentity identity, AuthenticationRequestContext context) {
        AccessTokenCredential token = identity.getCredential(AccessTokenCredential.class);
        if (identity.isAnonymous() || (token != null && isForUs(token.getToken()))) {
            return Uni.createFrom().item(identity);
        }
        String reason = "the access token's audience is not " + audience;
        // After a login, a challenge would lead to the same token again, for ever.
        return Uni.createFrom()
                .failure(
                        identity.getCredential(IdTokenCredential.class) == null
                                ? new AuthenticationFailedException(reason)
                                : new AuthenticationCompletionException(reason));
    }

    // Quarkus has verified the token; only its content is looked at.
    private boolean isForUs(String token) {
        JsonObject claims = OidcCommonUtils.decodeJwtContent(token);
        return claims != null && names(claims.getValue("aud"));
    }

    private boolean names(@Nullable Object claim) {
        return claim instanceof JsonArray several
                ? several.contains(audience)
                : audience.equals(claim);
    }
}
