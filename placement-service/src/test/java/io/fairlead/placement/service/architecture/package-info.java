/** The layout's rules, each proven by code that breaks it. */
@NullMarked
package io.fairlead.placement.service.architecture;

import org.jspecify.annotations.NullMarked;
