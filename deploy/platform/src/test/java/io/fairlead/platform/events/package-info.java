/** What the platform promises every service, on a real Kafka and PostgreSQL. */
@NullMarked
package io.fairlead.platform.events;

import org.jspecify.annotations.NullMarked;
