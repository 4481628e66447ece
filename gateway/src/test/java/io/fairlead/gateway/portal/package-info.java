/** Rules of the picture, without a server. */
@NullMarked
package io.fairlead.gateway.portal;

import org.jspecify.annotations.NullMarked;
