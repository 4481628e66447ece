/** Decisions as they arrive from Kafka. */
@NullMarked
package io.fairlead.gateway.decisions.kafka;

import org.jspecify.annotations.NullMarked;
