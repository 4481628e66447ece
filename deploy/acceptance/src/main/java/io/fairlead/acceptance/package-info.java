/** The end-to-end story, played against the running platform: what deploy/local/up --check does. */
@NullMarked
package io.fairlead.acceptance;

import org.jspecify.annotations.NullMarked;
