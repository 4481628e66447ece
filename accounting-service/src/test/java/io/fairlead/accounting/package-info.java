/** What the started service promises, on a real Kafka and PostgreSQL. */
@NullMarked
package io.fairlead.accounting;

import org.jspecify.annotations.NullMarked;
