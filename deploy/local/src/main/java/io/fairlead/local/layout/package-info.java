/** Where files are and which versions the parts have. */
@NullMarked
package io.fairlead.local.layout;

import org.jspecify.annotations.NullMarked;
