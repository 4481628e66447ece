/** Breaks the layout's rules on purpose. */
@NullMarked
package io.fairlead.inventory.architecture.seeded.postgres;

import org.jspecify.annotations.NullMarked;
