/**
 * Revisions of a cluster's inventory: a topology joined with the nodes' facts, what it changes
 * against the one before, and the manifest that others switch to it by. Storing and sending are
 * ports here.
 */
@NullMarked
package io.fairlead.inventory.revision;

import org.jspecify.annotations.NullMarked;
