package io.fairlead.inventory.revision;

import io.fairlead.inventory.topology.Reading;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.UnaryOperator;

/** How each cluster's inventory stands, for whoever asks for this service's health. */
public final class ClusterStatus {

    private static final Status UNKNOWN =
            new Status(Optional.empty(), Optional.empty(), Optional.of("not looked at yet"));

    private final ConcurrentMap<String, Status> clusters = new ConcurrentHashMap<>();

    /**
     * The status of one cluster.
     *
     * @param revision number of the revision in force, if there is one
     * @param refused why the newest topology is not in force, if it is refused
     * @param waiting what is waited for before a topology can be read
     */
    public record Status(
            Optional<Integer> revision,
            Optional<Reading.Refused> refused,
            Optional<String> waiting) {}

    /** A cluster's status. */
    public Status of(String cluster) {
        return clusters.getOrDefault(cluster, UNKNOWN);
    }

    /** A revision was found in force. */
    public void found(String cluster, int revision) {
        change(cluster, s -> new Status(Optional.of(revision), s.refused, s.waiting));
    }

    /** The newest topology is in force. */
    public void inForce(String cluster, int revision) {
        change(cluster, s -> new Status(Optional.of(revision), Optional.empty(), Optional.empty()));
    }

    /** The newest topology is refused; what was in force stays. */
    public void refused(String cluster, Reading.Refused reading) {
        change(cluster, s -> new Status(s.revision, Optional.of(reading), Optional.empty()));
    }

    /** Something has to come first. */
    public void waiting(String cluster, String reason) {
        change(cluster, s -> new Status(s.revision, s.refused, Optional.of(reason)));
    }

    private void change(String cluster, UnaryOperator<Status> change) {
        clusters.compute(
                cluster, (ignored, status) -> change.apply(status == null ? UNKNOWN : status));
    }
}
