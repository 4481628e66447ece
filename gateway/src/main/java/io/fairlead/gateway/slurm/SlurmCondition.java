package io.fairlead.gateway.slurm;

import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Whether Slurm can be talked to; says a change once, and not every failed call. */
public final class SlurmCondition {

    private static final Logger LOG = Logger.getLogger(SlurmCondition.class);

    private final String cluster;
    private boolean asked;
    private @Nullable SlurmException outage;

    /** Of a cluster. */
    public SlurmCondition(String cluster) {
        this.cluster = cluster;
    }

    /** Slurm has answered. */
    synchronized void answered() {
        if (outage != null) {
            LOG.infof("Slurm of cluster %s answers again", cluster);
        } else if (!asked) {
            LOG.infof("Slurm of cluster %s answers", cluster);
        }
        outage = null;
        asked = true;
    }

    /** A call has failed. */
    synchronized void failed(SlurmException failure) {
        // Another kind of failure is news; another wording of the same is not.
        if (outage == null || outage.getClass() != failure.getClass()) {
            LOG.errorf("Slurm of cluster %s: %s", cluster, failure.getMessage());
        }
        outage = failure;
        asked = true;
    }

    /** Whether the last call was answered. */
    public synchronized boolean available() {
        return asked && outage == null;
    }

    /** Where it stands, in one line. */
    public synchronized String describe() {
        if (!asked) {
            return "not asked yet";
        }
        String text = outage == null ? "answers" : outage.getMessage();
        return text == null ? "away" : text;
    }
}
