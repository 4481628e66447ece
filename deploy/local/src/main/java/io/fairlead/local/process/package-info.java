/**
 * Child processes that die with their parent, and the bookkeeping that proves which process is
 * whose. Knows nothing of Fairlead.
 */
@NullMarked
package io.fairlead.local.process;

import org.jspecify.annotations.NullMarked;
