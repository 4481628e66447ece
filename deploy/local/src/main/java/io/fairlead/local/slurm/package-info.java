/** The Slurm lab (deploy/slurm/lab) as seen from Java. */
@NullMarked
package io.fairlead.local.slurm;

import org.jspecify.annotations.NullMarked;
