/** What is written about jobs, as it goes over the wire. */
@NullMarked
package io.fairlead.placement.service.cycle.postgres;

import org.jspecify.annotations.NullMarked;
