package io.fairlead.gateway.tenancy.http;

import io.fairlead.gateway.security.Roles;
import io.fairlead.gateway.tenancy.TenantScope;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who one is, as the gateway sees it. */
@Path("/api/me")
@Produces(MediaType.APPLICATION_JSON)
class MeResource {

    private final Instance<TenantScope> scope;

    MeResource(Instance<TenantScope> scope) {
        this.scope = scope;
    }

    /**
     * @param tenant the tenant's alias; null for operators and finance
     * @param accounts Slurm accounts whose jobs are visible; empty for operators, who see all
     * @param seesJobs whether any job may be visible
     */
    record Me(
            String user,
            @Nullable String slurmUser,
            List<String> roles,
            @Nullable String tenant,
            List<String> accounts,
            boolean seesAll,
            boolean seesJobs) {

        static Me of(TenantScope scope) {
            return new Me(
                    scope.user(),
                    scope.slurmUser(),
                    scope.roles().stream().sorted().toList(),
                    scope.tenant(),
                    scope.accounts().stream().sorted().toList(),
                    scope.seesAll(),
                    scope.seesAll() || scope.tenant() != null);
        }
    }

    @GET
    @RolesAllowed({Roles.OPERATOR, Roles.FINANCE, Roles.TENANT_ADMIN, Roles.TENANT_MEMBER})
    public Me me() {
        return Me.of(scope.get());
    }
}
