/** Which jobs are to be decided, and when. */
@NullMarked
package io.fairlead.placement.service.jobs;

import org.jspecify.annotations.NullMarked;
