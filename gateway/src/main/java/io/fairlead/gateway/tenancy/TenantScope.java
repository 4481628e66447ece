package io.fairlead.gateway.tenancy;

import io.fairlead.gateway.security.Roles;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What one person may see. The only place that decides it.
 *
 * @param user login name
 * @param slurmUser the person's name in Slurm; null where the token has none
 * @param roles realm roles
 * @param tenant the tenant's alias; null for operators and finance
 * @param accounts Slurm accounts whose jobs are visible
 * @param seesAll whether every job is visible
 */
public record TenantScope(
        String user,
        @Nullable String slurmUser,
        Set<String> roles,
        @Nullable String tenant,
        Set<String> accounts,
        boolean seesAll) {

    public TenantScope {
        roles = Set.copyOf(roles);
        accounts = Set.copyOf(accounts);
    }

    /**
     * The scope that a token gives. An operator sees all; a member or admin of a tenant sees the
     * jobs of the tenant's accounts; finance sees no job.
     *
     * @throws ScopeRefusedException where the roles give no view, or a tenant's token does not name
     *     exactly one organization
     */
    public static TenantScope of(Claims claims, TenantAccounts tenants) {
        if (claims.roles().contains(Roles.OPERATOR)) {
            return new TenantScope(
                    claims.user(), claims.slurmUser(), claims.roles(), null, Set.of(), true);
        }
        if (claims.roles().contains(Roles.TENANT_ADMIN)
                || claims.roles().contains(Roles.TENANT_MEMBER)) {
            String tenant = onlyOrganization(claims);
            return new TenantScope(
                    claims.user(),
                    claims.slurmUser(),
                    claims.roles(),
                    tenant,
                    tenants.of(tenant),
                    false);
        }
        if (claims.roles().contains(Roles.FINANCE)) {
            return new TenantScope(
                    claims.user(), claims.slurmUser(), claims.roles(), null, Set.of(), false);
        }
        throw new ScopeRefusedException(
                "Your login has none of the roles operator, finance, tenant-admin, tenant-member."
                        + " Ask your administrator for one.");
    }

    private static String onlyOrganization(Claims claims) {
        if (claims.organizations().size() == 1) {
            return claims.organizations().iterator().next();
        }
        throw new ScopeRefusedException(
                claims.organizations().isEmpty()
                        ? "Your login belongs to no organization. Ask your administrator to add you to"
                                + " your tenant's."
                        : "Your token names "
                                + claims.organizations().size()
                                + " organizations. Log in for exactly one.");
    }

    /** Whether jobs of that Slurm account are visible. */
    public boolean seesAccount(String account) {
        return seesAll || accounts.contains(account);
    }
}
