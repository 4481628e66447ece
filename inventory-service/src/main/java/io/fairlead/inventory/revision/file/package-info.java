/**
 * Looks at the configured topology file and at the facts, and imports anew what has changed in
 * either.
 */
@NullMarked
package io.fairlead.inventory.revision.file;

import org.jspecify.annotations.NullMarked;
