/** Revisions in PostgreSQL; state events, manifest and revision are written in one transaction. */
@NullMarked
package io.fairlead.inventory.revision.postgres;

import org.jspecify.annotations.NullMarked;
