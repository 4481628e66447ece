/** What Slurm says of nodes, and what that means for placing jobs on them. */
@NullMarked
package io.fairlead.placement.service.nodes;

import org.jspecify.annotations.NullMarked;
