/** What a job asks for, in Slurm's terms, and how much of that is understood. */
@NullMarked
package io.fairlead.placement.request;

import org.jspecify.annotations.NullMarked;
