/** Time enters here: a clock to inject, so that no rule asks the machine for it. */
@NullMarked
package io.fairlead.platform.time;

import org.jspecify.annotations.NullMarked;
