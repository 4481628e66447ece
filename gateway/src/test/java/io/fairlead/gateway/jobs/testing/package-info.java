/** Job records in tests. */
@NullMarked
package io.fairlead.gateway.jobs.testing;

import org.jspecify.annotations.NullMarked;
