package io.fairlead.inventory.revision.postgres;

import io.fairlead.inventory.revision.Changes;
import io.fairlead.inventory.revision.Draft;
import io.fairlead.inventory.revision.Inventory;
import io.fairlead.inventory.revision.InventoryStates;
import io.fairlead.inventory.revision.Manifest;
import io.fairlead.inventory.revision.Revision;
import io.fairlead.inventory.revision.Revisions;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.postgres.EventLoop;
import io.fairlead.platform.events.postgres.StateStore;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/** Revisions as rows. */
@ApplicationScoped
class PostgresRevisions implements Revisions {

    private static final String SELECT = "select r.manifest, r.changes from RevisionEntity r";

    private final Mutiny.SessionFactory sessions;
    private final EventLoop eventLoop;
    private final OwnerTerms terms;
    private final StateStore store;
    private final InventoryStates states;
    private final Clock clock;

    PostgresRevisions(
            Mutiny.SessionFactory sessions,
            EventLoop eventLoop,
            OwnerTerms terms,
            StateStore store,
            InventoryStates states,
            Clock clock) {
        this.sessions = sessions;
        this.eventLoop = eventLoop;
        this.terms = terms;
        this.store = store;
        this.states = states;
        this.clock = clock;
    }

    @Override
    public Uni<Stored> store(Draft draft) {
        return terms.epoch(draft.cluster(), draft.term())
                .chain(
                        epoch ->
                                eventLoop.run(
                                        () ->
                                                sessions.withTransaction(
                                                        session ->
                                                                transaction(session, draft)
                                                                        .store(
                                                                                epoch,
                                                                                clock.instant()
                                                                                        .truncatedTo(
                                                                                                ChronoUnit
                                                                                                        .MICROS)))))
                .invoke(stored -> store.announce(stored.fresh() ? 1 : 0));
    }

    @Override
    public Uni<Changes> compare(Draft draft) {
        return session(session -> transaction(session, draft).compare());
    }

    private DraftTransaction transaction(Mutiny.Session session, Draft draft) {
        return new DraftTransaction(session, store, states, draft);
    }

    @Override
    public Uni<Optional<InForce>> source(String cluster) {
        return session(session -> session.find(SourceEntity.class, cluster))
                .map(
                        found ->
                                Optional.ofNullable(found)
                                        .map(
                                                source ->
                                                        new InForce(
                                                                source.file,
                                                                source.content,
                                                                Optional.ofNullable(
                                                                        source.fileSha256))));
    }

    @Override
    public Uni<List<Revision>> list(String cluster, Optional<Integer> before) {
        return session(
                        session ->
                                session.createQuery(
                                                SELECT
                                                        + " where r.cluster = ?1 and r.number < ?2"
                                                        + " order by r.number desc",
                                                Object[].class)
                                        .setParameter(1, cluster)
                                        .setParameter(2, before.orElse(Integer.MAX_VALUE))
                                        .setMaxResults(PAGE)
                                        .getResultList())
                .map(rows -> rows.stream().map(PostgresRevisions::revision).toList());
    }

    @Override
    public Uni<Optional<Revision>> find(String cluster, int number) {
        return session(
                        session ->
                                session.createQuery(
                                                SELECT + " where r.cluster = ?1 and r.number = ?2",
                                                Object[].class)
                                        .setParameter(1, cluster)
                                        .setParameter(2, number)
                                        .getSingleResultOrNull())
                .map(row -> Optional.ofNullable(row).map(PostgresRevisions::revision));
    }

    @Override
    public Uni<Optional<Revision>> newest(String cluster) {
        return session(session -> newest(session, cluster));
    }

    static Uni<Optional<Revision>> newest(Mutiny.Session session, String cluster) {
        return session.createQuery(
                        SELECT + " where r.cluster = ?1 order by r.number desc", Object[].class)
                .setParameter(1, cluster)
                .setMaxResults(1)
                .getSingleResultOrNull()
                .map(row -> Optional.ofNullable(row).map(PostgresRevisions::revision));
    }

    @Override
    public Uni<Optional<Inventory>> inventory(String cluster, int number) {
        return session(
                        session ->
                                session.createQuery(
                                                "select r.inventory from RevisionEntity r"
                                                        + " where r.cluster = ?1 and r.number = ?2",
                                                String.class)
                                        .setParameter(1, cluster)
                                        .setParameter(2, number)
                                        .getSingleResultOrNull())
                .map(text -> Optional.ofNullable(text).map(t -> Json.read(t, Inventory.class)));
    }

    @Override
    public Uni<Set<String>> clusters() {
        return session(
                        session ->
                                session.createQuery(
                                                "select s.cluster from SourceEntity s",
                                                String.class)
                                        .getResultList())
                .map(TreeSet::new);
    }

    private <T> Uni<T> session(Function<Mutiny.Session, Uni<T>> work) {
        return eventLoop.run(() -> sessions.withSession(work));
    }

    private static Revision revision(Object[] row) {
        return new Revision(
                Json.read((String) row[0], Manifest.class),
                Json.read((String) row[1], Changes.class));
    }
}
