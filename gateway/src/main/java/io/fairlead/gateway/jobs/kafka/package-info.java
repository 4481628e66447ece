/** Slurm's own start and end records, read from Kafka. */
@NullMarked
package io.fairlead.gateway.jobs.kafka;

import org.jspecify.annotations.NullMarked;
