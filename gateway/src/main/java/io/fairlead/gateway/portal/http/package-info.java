/** The picture over REST and server-sent events. */
@NullMarked
package io.fairlead.gateway.portal.http;

import org.jspecify.annotations.NullMarked;
