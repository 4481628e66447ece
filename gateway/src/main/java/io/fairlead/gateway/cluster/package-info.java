/** The Slurm cluster this gateway stands before: its name, endpoint, key and policies. */
@NullMarked
package io.fairlead.gateway.cluster;

import org.jspecify.annotations.NullMarked;
