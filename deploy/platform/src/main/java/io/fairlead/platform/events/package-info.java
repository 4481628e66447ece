/**
 * State events: the whole state of one thing, versioned, keyed, on a compacted topic. What reads
 * and writes them.
 */
@NullMarked
package io.fairlead.platform.events;

import org.jspecify.annotations.NullMarked;
