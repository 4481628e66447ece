/**
 * The service as a whole, on a real Kafka and PostgreSQL: states in on its topics, decisions out.
 */
@NullMarked
package io.fairlead.placement.service.story;

import org.jspecify.annotations.NullMarked;
