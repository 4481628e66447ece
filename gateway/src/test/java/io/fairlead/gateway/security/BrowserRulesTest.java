package io.fairlead.gateway.security;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrowserRulesTest {

    @ParameterizedTest
    @ValueSource(strings = {"/api/me", "/q/health/ready", "/static/bundle/app.js", "/anything", ""})
    void onlyThePageLeadsToTheLogin(String path) {
        assertThat(BrowserRules.leadsToLogin(path)).isFalse();
        assertThat(BrowserRules.leadsToLogin("/")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /api/x, cross-site, true",
        "POST, /api/x, same-site, true",
        "DELETE, /api/x, cross-site, true",
        "POST, /api/x, same-origin, false",
        "POST, /api/x, none, false",
        "GET, /api/x, cross-site, false",
        "GET, /logout, cross-site, true",
        "GET, /logout, same-origin, false",
    })
    void aChangeMustComeFromOurOwnPage(String method, String path, String site, boolean forged) {
        assertThat(BrowserRules.forged(method, path, site, null, "fairlead:443")).isEqualTo(forged);
    }

    @Test
    void anOlderBrowserIsJudgedByItsOrigin() {
        assertThat(forgedFrom("https://evil.example")).isTrue();
        assertThat(forgedFrom("https://fairlead.example")).isFalse();
        assertThat(forgedFrom("null")).isTrue();
    }

    @Test
    void aProgramSendsNeitherAndIsLetThrough() {
        assertThat(BrowserRules.forged("POST", "/api/x", null, null, "fairlead.example")).isFalse();
    }

    private static boolean forgedFrom(String origin) {
        return BrowserRules.forged("POST", "/api/x", null, origin, "fairlead.example");
    }
}
