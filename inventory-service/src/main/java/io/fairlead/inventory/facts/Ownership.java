package io.fairlead.inventory.facts;

/** Whether this instance speaks for a cluster now: another may have taken it over. */
public interface Ownership {

    /** Whether the cluster's partition is this instance's. */
    boolean owns(String cluster);
}
