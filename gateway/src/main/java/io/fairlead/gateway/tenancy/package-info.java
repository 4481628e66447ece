/**
 * What a person may see: decided here and nowhere else, from the token alone. A tenant is an
 * organization of Keycloak; configuration says which Slurm accounts it owns.
 */
@NullMarked
package io.fairlead.gateway.tenancy;

import org.jspecify.annotations.NullMarked;
