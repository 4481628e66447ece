/** State events in: reads the topics placement lives on into what is known of each cluster. */
@NullMarked
package io.fairlead.placement.service.cycle.kafka;

import org.jspecify.annotations.NullMarked;
