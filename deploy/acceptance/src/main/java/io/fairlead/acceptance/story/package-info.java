/** The chapters of the story, each a few checks. */
@NullMarked
package io.fairlead.acceptance.story;

import org.jspecify.annotations.NullMarked;
