/** The rules of {@code security} applied to HTTP: login, token audience, response headers. */
@NullMarked
package io.fairlead.gateway.security.http;

import org.jspecify.annotations.NullMarked;
