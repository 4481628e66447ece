/**
 * The cluster as it is at one moment: nodes and where they hang, their state, what runs on them.
 * Values only; what to do about them is decided elsewhere.
 */
@NullMarked
package io.fairlead.placement.cluster;

import org.jspecify.annotations.NullMarked;
