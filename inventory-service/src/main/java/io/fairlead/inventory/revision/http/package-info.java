/** The inventory over REST, for operators and other services, and what health shows of it. */
@NullMarked
package io.fairlead.inventory.revision.http;

import org.jspecify.annotations.NullMarked;
