/** The layout's rules, each proven by code in {@code seeded} that breaks it. */
@NullMarked
package io.fairlead.inventory.architecture;

import org.jspecify.annotations.NullMarked;
