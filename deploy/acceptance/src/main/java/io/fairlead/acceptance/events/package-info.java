/** The events that pass while the story is played. */
@NullMarked
package io.fairlead.acceptance.events;

import org.jspecify.annotations.NullMarked;
