package io.fairlead.gateway.security;

/** The realm roles that Keycloak puts into a token. */
public final class Roles {

    /** Runs the clusters; sees every tenant. */
    public static final String OPERATOR = "operator";

    /** Statements and exports; no job details. */
    public static final String FINANCE = "finance";

    /** Manages a tenant; sees the tenant's jobs. */
    public static final String TENANT_ADMIN = "tenant-admin";

    /** Works for a tenant; sees the tenant's jobs. */
    public static final String TENANT_MEMBER = "tenant-member";

    /** Another service, not a person. */
    public static final String SERVICE = "service";

    private Roles() {}
}
