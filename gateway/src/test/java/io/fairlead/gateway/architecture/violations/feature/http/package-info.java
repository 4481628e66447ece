/** Broken rules, on purpose. */
@NullMarked
package io.fairlead.gateway.architecture.violations.feature.http;

import org.jspecify.annotations.NullMarked;
