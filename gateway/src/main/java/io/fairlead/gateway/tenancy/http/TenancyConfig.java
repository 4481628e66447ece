package io.fairlead.gateway.tenancy.http;

import io.smallrye.config.ConfigMapping;
import java.util.Map;
import java.util.Set;

/** {@code fairlead.tenancy.accounts.ORGANIZATION=account,account}. */
@ConfigMapping(prefix = "fairlead.tenancy")
interface TenancyConfig {

    /** Slurm accounts by the organization's alias. */
    Map<String, Set<String>> accounts();
}
