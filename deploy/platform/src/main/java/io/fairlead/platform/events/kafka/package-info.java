/** State events from and to Kafka: the publisher, the inbox, the dead letters. */
@NullMarked
package io.fairlead.platform.events.kafka;

import org.jspecify.annotations.NullMarked;
