/** Tokens, and the portal's REST as people and programs call it. */
@NullMarked
package io.fairlead.acceptance.access;

import org.jspecify.annotations.NullMarked;
