/** Reads slurm.nodes, which the gateway writes. */
@NullMarked
package io.fairlead.inventory.facts.kafka;

import org.jspecify.annotations.NullMarked;
