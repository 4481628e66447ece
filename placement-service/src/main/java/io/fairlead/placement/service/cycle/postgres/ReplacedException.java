package io.fairlead.placement.service.cycle.postgres;

/** Another instance has taken the cluster over; this one has nothing more to say about it. */
public final class ReplacedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ReplacedException(String cluster, long epoch) {
        super("the owner of " + cluster + " with epoch " + epoch + " has been replaced");
    }
}
