/** Slurm's jobs: which to look at when, and how they are published. */
@NullMarked
package io.fairlead.gateway.jobs;

import org.jspecify.annotations.NullMarked;
