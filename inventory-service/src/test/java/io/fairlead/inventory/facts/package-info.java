/** What is kept of slurm.nodes. */
@NullMarked
package io.fairlead.inventory.facts;

import org.jspecify.annotations.NullMarked;
