/** What a token lets see. */
@NullMarked
package io.fairlead.gateway.tenancy;

import org.jspecify.annotations.NullMarked;
