/** Tests of leases. */
@NullMarked
package io.fairlead.gateway.leases;

import org.jspecify.annotations.NullMarked;
