/** Brings the events into the picture. */
@NullMarked
package io.fairlead.gateway.portal.kafka;

import org.jspecify.annotations.NullMarked;
