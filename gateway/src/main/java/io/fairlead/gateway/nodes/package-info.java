/** Slurm's nodes: how they are published. */
@NullMarked
package io.fairlead.gateway.nodes;

import org.jspecify.annotations.NullMarked;
