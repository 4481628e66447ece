/** The state store, which is its events' outbox, and the owners' epochs. */
@NullMarked
package io.fairlead.platform.events.postgres;

import org.jspecify.annotations.NullMarked;
