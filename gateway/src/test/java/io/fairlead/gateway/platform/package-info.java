/** Tests of loops and lanes. */
@NullMarked
package io.fairlead.gateway.platform;

import org.jspecify.annotations.NullMarked;
