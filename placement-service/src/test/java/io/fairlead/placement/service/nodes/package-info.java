/** What Slurm's node states mean for placing jobs. */
@NullMarked
package io.fairlead.placement.service.nodes;

import org.jspecify.annotations.NullMarked;
