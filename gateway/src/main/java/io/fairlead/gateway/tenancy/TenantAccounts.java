package io.fairlead.gateway.tenancy;

import java.util.Map;
import java.util.Set;

/**
 * Which Slurm accounts a tenant owns. Each is named: a child account that is not does not belong to
 * anybody.
 *
 * @param byOrganization account names by the organization's alias
 */
public record TenantAccounts(Map<String, Set<String>> byOrganization) {

    public TenantAccounts {
        byOrganization = Map.copyOf(byOrganization);
    }

    /** The accounts of an organization; none where configuration does not know it. */
    public Set<String> of(String organization) {
        return byOrganization.getOrDefault(organization, Set.of());
    }
}
