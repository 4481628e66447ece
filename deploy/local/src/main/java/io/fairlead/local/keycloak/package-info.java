/** A Keycloak server as a child process, its realm, and tokens from it. */
@NullMarked
package io.fairlead.local.keycloak;

import org.jspecify.annotations.NullMarked;
