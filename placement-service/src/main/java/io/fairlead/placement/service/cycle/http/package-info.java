/** Decisions and the frozen picture of a cluster over REST, for operators and other services. */
@NullMarked
package io.fairlead.placement.service.cycle.http;

import org.jspecify.annotations.NullMarked;
