package io.fairlead.gateway.tenancy.http;

import io.fairlead.gateway.tenancy.Claims;
import io.fairlead.gateway.tenancy.TenantAccounts;
import io.fairlead.gateway.tenancy.TenantScope;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;

/** Reads the request's access token; inject {@code Instance<TenantScope>} and get it per call. */
@ApplicationScoped
class ScopeOfRequest {

    private final JsonWebToken token;
    private final SecurityIdentity identity;
    private final TenantAccounts accounts;

    ScopeOfRequest(JsonWebToken token, SecurityIdentity identity, TenancyConfig config) {
        this.token = token;
        this.identity = identity;
        this.accounts = new TenantAccounts(config.accounts());
    }

    @Produces
    @Dependent
    TenantScope scope() {
        return TenantScope.of(
                new Claims(
                        identity.getPrincipal().getName(),
                        text(token.getClaim("slurm_user")),
                        identity.getRoles(),
                        organizations(token.getClaim("organization"))),
                accounts);
    }

    private static @Nullable String text(@Nullable Object claim) {
        if (claim instanceof JsonString string) {
            return string.getString();
        }
        return claim == null ? null : claim.toString();
    }

    // Keycloak writes an array of aliases or, with attributes, an object by alias.
    private static Set<String> organizations(@Nullable Object claim) {
        if (claim instanceof JsonObject byAlias) {
            return byAlias.keySet();
        }
        if (claim instanceof Collection<?> aliases) {
            return aliases.stream()
                    .map(alias -> String.valueOf(text(alias)))
                    .collect(Collectors.toSet());
        }
        String alias = text(claim);
        return alias == null ? Set.of() : Set.of(alias);
    }
}
