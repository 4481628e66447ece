/** What the started service promises, on a real Kafka and PostgreSQL. */
@NullMarked
package io.fairlead.telemetry;

import org.jspecify.annotations.NullMarked;
