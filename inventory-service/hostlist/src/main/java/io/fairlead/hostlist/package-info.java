/**
 * Slurm's hostlist language, read and written in one place: {@code gb[001-018],login1} and the
 * names it stands for. Nothing else belongs here; what a name means is its caller's business.
 */
@NullMarked
package io.fairlead.hostlist;

import org.jspecify.annotations.NullMarked;
