/**
 * What tests of other modules use: real servers, once per JVM, and the question whether a part can
 * run here.
 */
@NullMarked
package io.fairlead.local.testing;

import org.jspecify.annotations.NullMarked;
