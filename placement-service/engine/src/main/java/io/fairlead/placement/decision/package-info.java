/** What was decided of a job, and why: values that explain themselves to people and programs. */
@NullMarked
package io.fairlead.placement.decision;

import org.jspecify.annotations.NullMarked;
