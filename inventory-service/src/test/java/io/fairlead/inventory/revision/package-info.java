/** Revisions from a topology file to Kafka, and who may see and bring them. */
@NullMarked
package io.fairlead.inventory.revision;

import org.jspecify.annotations.NullMarked;
