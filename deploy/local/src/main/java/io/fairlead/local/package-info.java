/** The commands: up and down. */
@NullMarked
package io.fairlead.local;

import org.jspecify.annotations.NullMarked;
