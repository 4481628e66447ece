/** What Slurm says of the hardware of each node, and since when it has not changed. */
@NullMarked
package io.fairlead.inventory.facts;

import org.jspecify.annotations.NullMarked;
