/** Tests of what becomes of decisions, by rule, in memory and on the real lab. */
@NullMarked
package io.fairlead.gateway.decisions;

import org.jspecify.annotations.NullMarked;
