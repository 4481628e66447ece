/**
 * The inventory as placement knows it: nodes and switches collected state by state, and the
 * revision in force, which changes only as a whole.
 */
@NullMarked
package io.fairlead.placement.service.topology;

import org.jspecify.annotations.NullMarked;
