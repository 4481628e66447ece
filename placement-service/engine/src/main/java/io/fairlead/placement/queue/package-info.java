/**
 * Goes through the queue: who gets nodes now, who waits and for what, who is kept from whose way.
 * {@link io.fairlead.placement.queue.PlacementEngine} is where to begin reading.
 */
@NullMarked
package io.fairlead.placement.queue;

import org.jspecify.annotations.NullMarked;
