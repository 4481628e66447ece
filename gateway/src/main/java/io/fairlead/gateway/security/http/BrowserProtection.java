package io.fairlead.gateway.security.http;

import io.fairlead.gateway.security.BrowserRules;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/**
 * Headers that tell a browser what it may do with our answers, on every answer, refusals too; and
 * no change of anything on another site's request. Strict-Transport-Security is for whatever
 * terminates TLS.
 */
@ApplicationScoped
class BrowserProtection {

    // Before authentication (200), so that a 401 carries them too.
    private static final int FIRST = 1000;
    // Nothing inline, nothing from elsewhere, in nobody's frame.
    private static final String CONTENT_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'";

    void register(@Observes Filters filters) {
        filters.register(BrowserProtection::protect, FIRST);
    }

    private static void protect(RoutingContext context) {
        MultiMap headers = context.response().headers();
        headers.set("Content-Security-Policy", CONTENT_POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("X-Frame-Options", "DENY");
        headers.set("Referrer-Policy", "same-origin");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        // Bundles carry their hash in their name and nobody's data; all else belongs to a person.
        if (!context.normalizedPath().startsWith("/static/")) {
            headers.set("Cache-Control", "no-store");
        }
        if (forged(context)) {
            context.response().setStatusCode(403).putHeader("Content-Type", PROBLEM).end(FORGED);
        } else {
            context.next();
        }
    }

    private static final String PROBLEM = "application/problem+json";
    private static final String FORGED =
            "{\"status\":403,\"title\":\"Forbidden\",\"detail\":\"Another site sent this request."
                    + " Open the page itself and try again.\"}";

    private static boolean forged(RoutingContext context) {
        HttpServerRequest request = context.request();
        return BrowserRules.forged(
                request.method().name(),
                context.normalizedPath(),
                request.getHeader("Sec-Fetch-Site"),
                request.getHeader("Origin"),
                request.getHeader("Host"));
    }
}
