/**
 * The gateway with real Kafka, PostgreSQL and Slurm; the other services as far as they are heard.
 */
@NullMarked
package io.fairlead.gateway.testing;

import org.jspecify.annotations.NullMarked;
