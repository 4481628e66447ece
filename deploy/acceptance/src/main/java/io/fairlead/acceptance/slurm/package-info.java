/** Slurm as its users and its administrator see it, and the wire between it and the gateway. */
@NullMarked
package io.fairlead.acceptance.slurm;

import org.jspecify.annotations.NullMarked;
