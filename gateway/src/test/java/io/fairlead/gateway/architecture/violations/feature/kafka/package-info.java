/** Broken rules, on purpose. */
@NullMarked
package io.fairlead.gateway.architecture.violations.feature.kafka;

import org.jspecify.annotations.NullMarked;
