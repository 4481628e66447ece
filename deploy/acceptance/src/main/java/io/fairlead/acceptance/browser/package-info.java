/** A real browser before the portal. */
@NullMarked
package io.fairlead.acceptance.browser;

import org.jspecify.annotations.NullMarked;
