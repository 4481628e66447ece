/**
 * One cycle of a cluster: what is known is frozen into the engine's snapshot, the engine decides,
 * and what differs from the decisions in force becomes new ones. Plain Java; time comes in as a
 * parameter.
 */
@NullMarked
package io.fairlead.placement.service.cycle;

import org.jspecify.annotations.NullMarked;
