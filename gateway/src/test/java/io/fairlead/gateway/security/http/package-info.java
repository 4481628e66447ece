/** Who gets in, over HTTP. */
@NullMarked
package io.fairlead.gateway.security.http;

import org.jspecify.annotations.NullMarked;
