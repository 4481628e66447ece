/**
 * A PostgreSQL server as a child process, and its databases. Uses bare binaries: the library around
 * them turns fsync off and leaves the server behind when its parent is killed.
 */
@NullMarked
package io.fairlead.local.postgres;

import org.jspecify.annotations.NullMarked;
