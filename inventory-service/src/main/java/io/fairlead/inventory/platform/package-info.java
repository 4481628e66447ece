/**
 * Puts the plain parts of this service together: which object is made once, and with which clock.
 */
@NullMarked
package io.fairlead.inventory.platform;

import org.jspecify.annotations.NullMarked;
