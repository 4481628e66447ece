/** Slurm in tests: jobs to build, and a Slurm in memory that can misbehave. */
@NullMarked
package io.fairlead.gateway.slurm.testing;

import org.jspecify.annotations.NullMarked;
