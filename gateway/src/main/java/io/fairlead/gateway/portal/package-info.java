/**
 * What people look at: a live picture of each cluster, put together from everybody's events, and
 * what one person may see of it. Plain Java; the records read here take from the events only what
 * the picture needs.
 */
@NullMarked
package io.fairlead.gateway.portal;

import org.jspecify.annotations.NullMarked;
