/** Broken rules, on purpose. */
@NullMarked
package io.fairlead.gateway.architecture.violations.feature;

import org.jspecify.annotations.NullMarked;
