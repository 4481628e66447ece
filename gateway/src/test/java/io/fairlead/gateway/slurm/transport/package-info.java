/** Tests of tokens and of faults on the way to slurmrestd. */
@NullMarked
package io.fairlead.gateway.slurm.transport;

import org.jspecify.annotations.NullMarked;
