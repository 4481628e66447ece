package io.fairlead.platform.events.postgres;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Epochs of a cluster's owners: each takeover gets the next, and writes of the one before it fall
 * away.
 */
@ApplicationScoped
public class OwnerEpochs {

    private final Mutiny.SessionFactory sessions;
    private final EventLoop eventLoop;

    OwnerEpochs(Mutiny.SessionFactory sessions, EventLoop eventLoop) {
        this.sessions = sessions;
        this.eventLoop = eventLoop;
    }

    /** Takes the next epoch of a cluster. */
    public Uni<Long> next(String cluster) {
        return eventLoop.run(() -> sessions.withTransaction(session -> takeNext(session, cluster)));
    }

    private static Uni<Long> takeNext(Mutiny.Session session, String cluster) {
        // The upsert locks the row until commit, so the read sees our own increment and nobody
        // else's.
        return session.createNativeQuery(
                        "INSERT INTO owner_epoch AS o (cluster, epoch) VALUES (?1, 1)"
                                + " ON CONFLICT (cluster) DO UPDATE SET epoch = o.epoch + 1")
                .setParameter(1, cluster)
                .executeUpdate()
                .chain(
                        () ->
                                session.createNativeQuery(
                                                "SELECT epoch FROM owner_epoch WHERE cluster = ?1",
                                                Long.class)
                                        .setParameter(1, cluster)
                                        .getSingleResult());
    }
}
