/**
 * What the gateway's features share: ownership of the cluster, its stored states, loops, lanes,
 * health.
 */
@NullMarked
package io.fairlead.gateway.platform;

import org.jspecify.annotations.NullMarked;
