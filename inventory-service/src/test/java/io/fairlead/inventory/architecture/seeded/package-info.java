/** Breaks the layout's rules on purpose. */
@NullMarked
package io.fairlead.inventory.architecture.seeded;

import org.jspecify.annotations.NullMarked;
