/**
 * The platform on one machine: what runs, in which order, on which ports, and the commands that
 * start and stop it.
 */
@NullMarked
package io.fairlead.local;

import org.jspecify.annotations.NullMarked;
