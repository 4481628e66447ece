package io.fairlead.gateway.security.http;

import io.fairlead.gateway.security.BrowserRules;
import io.quarkus.oidc.runtime.OidcAuthenticationMechanism;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.quarkus.vertx.http.runtime.security.HttpCredentialTransport;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import java.util.Set;
import org.jboss.logging.Logger;

/**
 * Quarkus' OIDC, but only the page redirects to the login. Everything else answers 401: a program,
 * a script of the page or an image cannot log in.
 */
@Alternative
@Priority(1)
@ApplicationScoped
class PageLogin implements HttpAuthenticationMechanism {

    private static final Logger LOG = Logger.getLogger(PageLogin.class);
    private static final String SESSION_COOKIE = "q_session";

    private final OidcAuthenticationMechanism oidc;

    PageLogin(OidcAuthenticationMechanism oidc) {
        this.oidc = oidc;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(
            RoutingContext context, IdentityProviderManager identities) {
        // Only the page takes part in the code flow. Elsewhere "state" is an ordinary parameter
        // (jobs?state=RUNNING), and a leftover state cookie must not turn it into a failed login.
        if (!BrowserRules.leadsToLogin(context.normalizedPath()) && !hasCredentials(context)) {
            return Uni.createFrom().nullItem();
        }
        return oidc.authenticate(context, identities)
                // OIDC has put itself down as the one to answer; the answer is ours.
                .onTermination()
                .invoke(() -> context.put(HttpAuthenticationMechanism.class.getName(), this))
                .onFailure(AuthenticationCompletionException.class)
                .transform(PageLogin::withoutToken);
    }

    // Quarkus' message has the token's claims in it, and would go to the browser.
    private static Throwable withoutToken(Throwable failure) {
        LOG.warnf("a login was not completed: %s", failure.getMessage());
        return new AuthenticationCompletionException(
                "The login was not completed. Open the page again; if that does not help, tell your"
                        + " administrator.");
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext context) {
        boolean bearer = context.request().headers().contains(HttpHeaders.AUTHORIZATION);
        if (BrowserRules.leadsToLogin(context.normalizedPath()) && !bearer) {
            return oidc.getChallenge(context);
        }
        return Uni.createFrom().item(new ChallengeData(401, "WWW-Authenticate", "Bearer"));
    }

    private static boolean hasCredentials(RoutingContext context) {
        return context.request().headers().contains(HttpHeaders.AUTHORIZATION)
                || context.request().cookies().stream()
                        .anyMatch(cookie -> cookie.getName().startsWith(SESSION_COOKIE));
    }

    @Override
    public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
        return oidc.getCredentialTypes();
    }

    @Override
    public Uni<HttpCredentialTransport> getCredentialTransport(RoutingContext context) {
        return oidc.getCredentialTransport(context);
    }

    @Override
    public int getPriority() {
        return oidc.getPriority() + 1;
    }
}
