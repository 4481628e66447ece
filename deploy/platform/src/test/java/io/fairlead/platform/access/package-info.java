/** What the platform promises every service, on a real Kafka and PostgreSQL. */
@NullMarked
package io.fairlead.platform.access;

import org.jspecify.annotations.NullMarked;
