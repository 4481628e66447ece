/**
 * Errors as problem details (RFC 9457), where the library's own mapping does not fit this Quarkus.
 */
@NullMarked
package io.fairlead.platform.problems;

import org.jspecify.annotations.NullMarked;
