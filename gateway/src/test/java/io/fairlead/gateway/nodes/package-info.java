/** Tests of how nodes are published. */
@NullMarked
package io.fairlead.gateway.nodes;

import org.jspecify.annotations.NullMarked;
