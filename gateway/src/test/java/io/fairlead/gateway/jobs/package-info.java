/** Tests of how jobs are read, watched and published. */
@NullMarked
package io.fairlead.gateway.jobs;

import org.jspecify.annotations.NullMarked;
