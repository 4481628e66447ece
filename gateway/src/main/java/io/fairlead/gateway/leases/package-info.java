/** The lease of a waiting job: when it is renewed, and that a dead placement renews none. */
@NullMarked
package io.fairlead.gateway.leases;

import org.jspecify.annotations.NullMarked;
