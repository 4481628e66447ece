/** Topology files by example: what is read, what is refused, and with which words. */
@NullMarked
package io.fairlead.inventory.topology;

import org.jspecify.annotations.NullMarked;
