/** A Kafka broker as a child process, and the topics of the contract. */
@NullMarked
package io.fairlead.local.kafka;

import org.jspecify.annotations.NullMarked;
