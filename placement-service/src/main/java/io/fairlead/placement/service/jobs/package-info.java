/** What Slurm says of jobs, which of them are to be decided now, and what they ask for. */
@NullMarked
package io.fairlead.placement.service.jobs;

import org.jspecify.annotations.NullMarked;
