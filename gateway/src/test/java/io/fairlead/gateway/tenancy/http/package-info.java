/** Who sees what, over HTTP. */
@NullMarked
package io.fairlead.gateway.tenancy.http;

import org.jspecify.annotations.NullMarked;
