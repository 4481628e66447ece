/**
 * slurmrestd's data parser v0.0.45: the only place that knows its field names and their meaning.
 */
@NullMarked
package io.fairlead.gateway.slurm.v0045;

import org.jspecify.annotations.NullMarked;
