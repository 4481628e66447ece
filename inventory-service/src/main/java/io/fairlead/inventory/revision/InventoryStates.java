package io.fairlead.inventory.revision;

import io.fairlead.platform.events.StateChange;
import java.util.List;

/** How an inventory reads on the wire. */
public interface InventoryStates {

    /** The topic of the manifests. */
    String MANIFESTS = "inventory.revisions";

    /** The states of all things of a kind. */
    List<StateChange> of(String cluster, Inventory inventory, Kind kind);

    /** The last state of a thing that is gone. */
    StateChange gone(String cluster, Kind kind, String name);

    /** The manifest of a revision. */
    StateChange manifest(Manifest manifest);
}
