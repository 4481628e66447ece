/** The contracts held to themselves. */
@NullMarked
package io.fairlead.contracts;

import org.jspecify.annotations.NullMarked;
