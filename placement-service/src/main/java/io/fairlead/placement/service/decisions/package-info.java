/**
 * Decisions: what is said about a job, what became of it in Slurm, when it is said again, and which
 * nodes it keeps for its job meanwhile.
 */
@NullMarked
package io.fairlead.placement.service.decisions;

import org.jspecify.annotations.NullMarked;
