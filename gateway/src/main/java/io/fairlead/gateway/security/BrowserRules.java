package io.fairlead.gateway.security;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a browser may do, by the request's own words. */
public final class BrowserRules {

    /** The page; the only path whose answer to a stranger is the login. */
    public static final String PAGE = "/";

    /** Ends the session here and at Keycloak. */
    public static final String LOGOUT = "/logout";

    private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

    private BrowserRules() {}

    /** Whether a request without a valid token is sent to the login rather than refused. */
    public static boolean leadsToLogin(String path) {
        return PAGE.equals(path) || LOGOUT.equals(path);
    }

    /**
     * Whether another site made the browser send this. Only requests that change something are
     * asked, and the logout, which is a GET. Browsers send {@code Sec-Fetch-Site}, older ones
     * {@code Origin}; programs send neither and carry no cookie.
     *
     * @param host the request's own authority, {@code name:port}
     */
    public static boolean forged(
            String method,
            String path,
            @Nullable String secFetchSite,
            @Nullable String origin,
            @Nullable String host) {
        if (SAFE_METHODS.contains(method.toUpperCase(Locale.ROOT)) && !LOGOUT.equals(path)) {
            return false;
        }
        if (secFetchSite != null) {
            return !"same-origin".equals(secFetchSite) && !"none".equals(secFetchSite);
        }
        return origin != null && !origin.endsWith("://" + host);
    }
}
