/** What others send, read by the real readers. */
@NullMarked
package io.fairlead.gateway.portal.kafka;

import org.jspecify.annotations.NullMarked;
