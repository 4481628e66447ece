/** Tests of reading decisions as placement sends them. */
@NullMarked
package io.fairlead.gateway.decisions.kafka;

import org.jspecify.annotations.NullMarked;
