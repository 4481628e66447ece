package io.fairlead.placement.service.topology;

import io.fairlead.platform.events.StateVersion;
import org.jspecify.annotations.Nullable;

/**
 * Collects a cluster's inventory and switches to a revision as a whole: when exactly the versions
 * its manifest names are there. Until then the revision before it stays in force. Not thread-safe.
 */
public final class TopologySwitch {

    private final Collected<InventoryNode> nodes = new Collected<>();
    private final Collected<InventorySwitch> switches = new Collected<>();
    private @Nullable Manifest manifest;
    private @Nullable Revision inForce;
    // Digests cost a pass over all things: taken when asked for, not at each of 25,000 arrivals.
    private boolean moved;

    /** A node's newest state. */
    public void node(String key, StateVersion version, InventoryNode node) {
        nodes.put(key, version, node);
        moved = true;
    }

    /** A node is gone. */
    public void nodeGone(String key) {
        nodes.remove(key);
        moved = true;
    }

    /** A switch's newest state. */
    public void networkSwitch(String key, StateVersion version, InventorySwitch networkSwitch) {
        switches.put(key, version, networkSwitch);
        moved = true;
    }

    /** A switch is gone. */
    public void networkSwitchGone(String key) {
        switches.remove(key);
        moved = true;
    }

    /** The newest manifest. */
    public void announced(Manifest newest) {
        manifest = newest;
        moved = true;
    }

    /** The cluster's inventory is gone, and with it the revision in force. */
    public void withdrawn() {
        manifest = null;
        inForce = null;
        moved = false;
    }

    /** The revision in force; null until the first is whole. */
    public @Nullable Revision inForce() {
        Manifest newest = manifest;
        if (moved && newest != null) {
            moved = false;
            if (nodes.is(newest.kinds().nodes()) && switches.is(newest.kinds().switches())) {
                inForce = Revision.of(newest.revision(), nodes.things(), switches.things());
            }
        }
        return inForce;
    }

    /** How far the newest revision is collected. */
    public Completeness completeness() {
        Manifest newest = manifest;
        Revision current = inForce();
        if (newest == null) {
            return new Completeness.Unannounced();
        }
        if (current != null && current.number() == newest.revision()) {
            return new Completeness.Whole(current.number());
        }
        return new Completeness.Incomplete(
                newest.revision(),
                share(nodes, newest.kinds().nodes()),
                share(switches, newest.kinds().switches()));
    }

    private static Completeness.Share share(Collected<?> collected, Manifest.Kind kind) {
        return new Completeness.Share(collected.size(), kind.count(), collected.is(kind));
    }
}
