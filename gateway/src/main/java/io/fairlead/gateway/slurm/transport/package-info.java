/**
 * One HTTP call to slurmrestd: its token, its time limit, and what an answer that is none means.
 */
@NullMarked
package io.fairlead.gateway.slurm.transport;

import org.jspecify.annotations.NullMarked;
