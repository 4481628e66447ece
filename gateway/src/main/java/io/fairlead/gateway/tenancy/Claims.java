package io.fairlead.gateway.tenancy;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a token says of a person.
 *
 * @param user login name
 * @param slurmUser the person's name in Slurm; null where the token has none
 * @param roles realm roles
 * @param organizations aliases of the organizations the token is for
 */
public record Claims(
        String user, @Nullable String slurmUser, Set<String> roles, Set<String> organizations) {

    public Claims {
        roles = Set.copyOf(roles);
        organizations = Set.copyOf(organizations);
    }
}
