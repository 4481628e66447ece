/** Rules about requests. */
@NullMarked
package io.fairlead.gateway.security;

import org.jspecify.annotations.NullMarked;
