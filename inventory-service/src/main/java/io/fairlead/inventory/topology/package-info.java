/**
 * Slurm's topology files: read, checked and understood as blocks and switches, or refused with
 * findings. Plain Java on snakeyaml and the hostlist language; files, networks and clocks stay
 * outside.
 */
@NullMarked
package io.fairlead.inventory.topology;

import org.jspecify.annotations.NullMarked;
