/** What becomes of decisions, and when one is said again. */
@NullMarked
package io.fairlead.placement.service.decisions;

import org.jspecify.annotations.NullMarked;
