package io.fairlead.gateway.leases;

/** Whether placement lives. */
public interface PlacementLiveness {

    /** Whether it was seen alive within the last seconds. */
    boolean lives();
}
