/** Seeded violations: code that breaks a rule, so that the rule is seen to bite. */
@NullMarked
package io.fairlead.placement.service.architecture.violations.feature;

import org.jspecify.annotations.NullMarked;
