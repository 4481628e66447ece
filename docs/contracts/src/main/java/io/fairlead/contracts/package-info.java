/**
 * The contract test kit: examples recorded from each producer's real output, held to the JSON
 * Schemas and fed to each consumer's real reader. Nothing here runs in production.
 */
@NullMarked
package io.fairlead.contracts;

import org.jspecify.annotations.NullMarked;
