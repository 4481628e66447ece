/** The thread that runs the cycles, and what it tells of itself: health and metrics. */
@NullMarked
package io.fairlead.placement.service.cycle.runner;

import org.jspecify.annotations.NullMarked;
