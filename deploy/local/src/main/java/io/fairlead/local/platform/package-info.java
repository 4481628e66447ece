/** The platform: its parts, their ports and configuration, and their life from start to stop. */
@NullMarked
package io.fairlead.local.platform;

import org.jspecify.annotations.NullMarked;
