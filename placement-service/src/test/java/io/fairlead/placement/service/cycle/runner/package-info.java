/** What the loop tells of itself. */
@NullMarked
package io.fairlead.placement.service.cycle.runner;

import org.jspecify.annotations.NullMarked;
