/** Whether placement lives, as Kafka knows it. */
@NullMarked
package io.fairlead.gateway.leases.kafka;

import org.jspecify.annotations.NullMarked;
