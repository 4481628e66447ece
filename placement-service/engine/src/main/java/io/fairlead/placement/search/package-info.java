/**
 * Finds the best nodes for one job on a cluster as it is, or as it will be. Knows nothing of queues
 * and time: that is {@code queue}. Nodes are numbers here, in the order of their names.
 */
@NullMarked
package io.fairlead.placement.search;

import org.jspecify.annotations.NullMarked;
