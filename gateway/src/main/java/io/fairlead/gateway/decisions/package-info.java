/** Placement's decisions: how one becomes a change in Slurm, and what came of it. */
@NullMarked
package io.fairlead.gateway.decisions;

import org.jspecify.annotations.NullMarked;
