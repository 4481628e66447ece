/** The layout's rules, each with a violation that proves it. */
@NullMarked
package io.fairlead.gateway.architecture;

import org.jspecify.annotations.NullMarked;
