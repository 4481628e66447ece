/** The portal as a client and as a browser see it. */
@NullMarked
package io.fairlead.gateway.portal.http;

import org.jspecify.annotations.NullMarked;
