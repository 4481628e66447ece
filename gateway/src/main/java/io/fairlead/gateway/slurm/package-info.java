/**
 * Slurm in domain words: what can be asked of it and told to it, whatever the data parser's
 * version.
 */
@NullMarked
package io.fairlead.gateway.slurm;

import org.jspecify.annotations.NullMarked;
