package io.fairlead.gateway.platform;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateHandler;
import io.fairlead.platform.events.kafka.CatchUp;
import io.fairlead.platform.events.postgres.OwnerEpochs;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.Set;
import org.jboss.logging.Logger;

/**
 * Whether this instance is the one that speaks for the cluster: it has the cluster's partition, has
 * read everything there was, and has taken the next epoch, which fences its predecessor's writes.
 */
@ApplicationScoped
public class Ownership implements StateHandler {

    private static final Logger LOG = Logger.getLogger(Ownership.class);
    private static final Duration DATABASE = Duration.ofSeconds(10);

    private final CatchUp catchUp;
    private final OwnerEpochs epochs;
    private final RegisteredCluster cluster;
    private boolean caughtUp;
    private boolean epochDue = true;
    private long epoch;

    Ownership(CatchUp catchUp, OwnerEpochs epochs, RegisteredCluster cluster) {
        this.catchUp = catchUp;
        this.epochs = epochs;
        this.cluster = cluster;
    }

    @Override
    public Set<String> topics() {
        return Set.of();
    }

    @Override
    public void accept(StateEvent event) {
        throw new IllegalStateException("reads no topic");
    }

    @Override
    public synchronized void takenOver() {
        caughtUp = false;
        epochDue = true;
    }

    @Override
    public synchronized void caughtUp() {
        caughtUp = true;
    }

    /**
     * The epoch to write with; empty while another instance owns the cluster or not everything is
     * read. Takes the epoch where that is due, which blocks.
     *
     * @throws RuntimeException while PostgreSQL is away
     */
    public synchronized OptionalLong epoch() {
        if (!caughtUp || !catchUp.owns(cluster.name())) {
            return OptionalLong.empty();
        }
        if (epochDue) {
            epoch = epochs.next(cluster.name()).await().atMost(DATABASE);
            epochDue = false;
            LOG.infof("owner of cluster %s from epoch %d on", cluster.name(), epoch);
        }
        return OptionalLong.of(epoch);
    }

    /** Whether that epoch is still the one to write with. */
    public synchronized boolean holds(long epochTaken) {
        return caughtUp && !epochDue && epoch == epochTaken && catchUp.owns(cluster.name());
    }
}
