/** What producers really send, fed to the real reader. */
@NullMarked
package io.fairlead.placement.service.cycle.kafka;

import org.jspecify.annotations.NullMarked;
