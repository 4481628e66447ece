/** When a revision becomes the one in force. */
@NullMarked
package io.fairlead.placement.service.topology;

import org.jspecify.annotations.NullMarked;
