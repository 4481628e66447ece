/** The records that inventory.nodes, inventory.switches and inventory.revisions carry. */
@NullMarked
package io.fairlead.inventory.revision.kafka;

import org.jspecify.annotations.NullMarked;
