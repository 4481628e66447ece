/** The reader of slurm.nodes held to the gateway's recorded examples. */
@NullMarked
package io.fairlead.inventory.facts.kafka;

import org.jspecify.annotations.NullMarked;
