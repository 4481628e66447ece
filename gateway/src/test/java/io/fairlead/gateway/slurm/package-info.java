/** What every Slurm client keeps to, whatever version it speaks. */
@NullMarked
package io.fairlead.gateway.slurm;

import org.jspecify.annotations.NullMarked;
