package io.fairlead.gateway.tenancy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TenantScopeTest {

    private static final TenantAccounts ACCOUNTS =
            new TenantAccounts(
                    Map.of("acme", Set.of("acme", "acme-ml"), "globex", Set.of("globex")));

    @ParameterizedTest
    @ValueSource(strings = {"tenant-member", "tenant-admin"})
    void aTenantSeesItsAccountsOnly(String role) {
        TenantScope scope = scope(Set.of(role), Set.of("acme"));

        assertThat(scope.tenant()).isEqualTo("acme");
        assertThat(scope.seesAccount("acme")).isTrue();
        assertThat(scope.seesAccount("acme-ml")).isTrue();
        assertThat(scope.seesAccount("globex")).isFalse();
        assertThat(scope.seesAccount("")).isFalse();
    }

    @Test
    void anOperatorSeesEveryAccountAndNeedsNoOrganization() {
        TenantScope scope = scope(Set.of("operator"), Set.of());

        assertThat(scope.seesAccount("anything")).isTrue();
        assertThat(scope.tenant()).isNull();
    }

    @Test
    void financeSeesNoJob() {
        TenantScope scope = scope(Set.of("finance"), Set.of("acme"));

        assertThat(scope.seesAccount("acme")).isFalse();
        assertThat(scope.tenant()).isNull();
    }

    @Test
    void aTenantsTokenNamesExactlyOneOrganization() {
        assertThatThrownBy(() -> scope(Set.of("tenant-member"), Set.of()))
                .isInstanceOf(ScopeRefusedException.class)
                .hasMessageContaining("no organization");
        assertThatThrownBy(() -> scope(Set.of("tenant-member"), Set.of("acme", "globex")))
                .isInstanceOf(ScopeRefusedException.class)
                .hasMessageContaining("2 organizations");
    }

    @Test
    void anOrganizationThatConfigurationDoesNotKnowOwnsNothing() {
        TenantScope scope = scope(Set.of("tenant-admin"), Set.of("initech"));

        assertThat(scope.accounts()).isEmpty();
        assertThat(scope.seesAccount("initech")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"service", "offline_access", "OPERATOR"})
    void otherRolesGiveNoView(String role) {
        assertThatThrownBy(() -> scope(Set.of(role), Set.of("acme")))
                .isInstanceOf(ScopeRefusedException.class);
    }

    private static TenantScope scope(Set<String> roles, Set<String> organizations) {
        return TenantScope.of(new Claims("someone", null, roles, organizations), ACCOUNTS);
    }
}
