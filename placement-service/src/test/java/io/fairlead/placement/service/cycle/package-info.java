/** What a cycle does: agenda, snapshot, wording, and the rules between them. */
@NullMarked
package io.fairlead.placement.service.cycle;

import org.jspecify.annotations.NullMarked;
