/** Tests of data parser v0.0.45, on recorded answers and on the real lab. */
@NullMarked
package io.fairlead.gateway.slurm.v0045;

import org.jspecify.annotations.NullMarked;
