/** Decisions out: epochs taken, decisions written into the state table that is their outbox. */
@NullMarked
package io.fairlead.placement.service.cycle.postgres;

import org.jspecify.annotations.NullMarked;
