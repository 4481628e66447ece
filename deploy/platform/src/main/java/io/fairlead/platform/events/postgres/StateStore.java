package io.fairlead.platform.events.postgres;

import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * The last state of every thing this service owns. A write that changes nothing is no event; a
 * write of an owner that has been replaced is none either. What was written is sent by the
 * publisher, after a crash too.
 */
@ApplicationScoped
public class StateStore {

    // One statement for any number of states, so that a whole topology goes in at once.
    private static final String UPSERT =
            """
            INSERT INTO state_event AS s
                (topic, record_key, cluster, epoch, counter, payload, deleted, sent, changed_at)
            SELECT ?1, c.k, ?2, ?3, 1, c.p, c.d, false, ?4
              FROM jsonb_to_recordset(CAST(CAST(?5 AS text) AS jsonb)) AS c(k text, p text, d boolean)
             WHERE NOT EXISTS (SELECT 1 FROM owner_epoch o WHERE o.cluster = ?2 AND o.epoch > ?3)
            ON CONFLICT (topic, record_key) DO UPDATE
               SET epoch = excluded.epoch, counter = s.counter + 1, payload = excluded.payload,
                   deleted = excluded.deleted, sent = false, changed_at = excluded.changed_at
             WHERE (s.payload <> excluded.payload OR s.deleted <> excluded.deleted)
               AND s.epoch <= excluded.epoch
            """;

    private final Mutiny.SessionFactory sessions;
    private final EventLoop eventLoop;
    private final Event<StateWritten> written;

    StateStore(Mutiny.SessionFactory sessions, EventLoop eventLoop, Event<StateWritten> written) {
        this.sessions = sessions;
        this.eventLoop = eventLoop;
        this.written = written;
    }

    /** That something was written: the publisher's wake-up. */
    public record StateWritten(int changed) {}

    /**
     * Writes states of one cluster and topic in a transaction of their own and wakes the publisher.
     *
     * @return how many differ from what was known
     */
    public Uni<Integer> write(
            String topic, String cluster, long epoch, Instant at, List<StateChange> changes) {
        if (changes.isEmpty()) {
            return Uni.createFrom().item(0);
        }
        return eventLoop
                .run(
                        () ->
                                sessions.withTransaction(
                                        session ->
                                                write(session, topic, cluster, epoch, at, changes)))
                .invoke(this::announce);
    }

    /**
     * Writes states within a caller's transaction, so that they stand or fall with the caller's own
     * records. The caller calls {@link #announce} after its commit; if it dies first, the publisher
     * finds them by itself.
     *
     * @return how many differ from what was known
     */
    public Uni<Integer> write(
            Mutiny.Session session,
            String topic,
            String cluster,
            long epoch,
            Instant at,
            List<StateChange> changes) {
        List<Map<String, Object>> rows =
                changes.stream()
                        .map(
                                c ->
                                        Map.<String, Object>of(
                                                "k", c.key(), "p", c.json(), "d", c.deleted()))
                        .toList();
        return session.createNativeQuery(UPSERT)
                .setParameter(1, topic)
                .setParameter(2, cluster)
                .setParameter(3, epoch)
                .setParameter(4, at)
                .setParameter(5, Json.write(rows))
                .executeUpdate();
    }

    /**
     * The same as {@link #write}, and how these things stand after it: with the versions under
     * which an answer to them will come. A thing whose epoch is a higher one belongs to an owner
     * that has replaced this one.
     */
    public Uni<List<StateEvent>> writeAndRead(
            String topic, String cluster, long epoch, Instant at, List<StateChange> changes) {
        if (changes.isEmpty()) {
            return Uni.createFrom().item(List.of());
        }
        List<String> keys = changes.stream().map(StateChange::key).toList();
        return eventLoop
                .run(
                        () ->
                                sessions.withTransaction(
                                        session ->
                                                write(session, topic, cluster, epoch, at, changes)
                                                        .chain(() -> load(session, topic, keys))))
                .invoke(() -> announce(1));
    }

    private static Uni<List<StateEvent>> load(
            Mutiny.Session session, String topic, List<String> keys) {
        return session.createNativeQuery(
                        StateRows.SELECT
                                + " WHERE topic = ?1 AND record_key IN"
                                + " (SELECT jsonb_array_elements_text(CAST(CAST(?2 AS text) AS jsonb)))",
                        Object[].class)
                .setParameter(1, topic)
                .setParameter(2, Json.write(keys))
                .getResultList()
                .map(rows -> rows.stream().map(StateRows::event).toList());
    }

    /** Wakes the publisher after a commit. */
    public void announce(int changed) {
        if (changed > 0) {
            written.fire(new StateWritten(changed));
        }
    }

    /** The last states of a topic's things of one cluster, deleted ones too, by key. */
    public Uni<List<StateEvent>> load(String topic, String cluster) {
        return eventLoop.run(() -> sessions.withSession(session -> load(session, topic, cluster)));
    }

    /** The same within a caller's session. */
    public Uni<List<StateEvent>> load(Mutiny.Session session, String topic, String cluster) {
        return session.createNativeQuery(
                        StateRows.SELECT + " WHERE topic = ?1 AND cluster = ?2 ORDER BY record_key",
                        Object[].class)
                .setParameter(1, topic)
                .setParameter(2, cluster)
                .getResultList()
                .map(rows -> rows.stream().map(StateRows::event).toList());
    }

    /** States that Kafka does not have yet, oldest first. */
    public Uni<List<StateEvent>> unsent(int limit) {
        return eventLoop.run(
                () ->
                        sessions.withSession(
                                session ->
                                        session.createNativeQuery(
                                                        StateRows.SELECT
                                                                + " WHERE NOT sent ORDER BY changed_at"
                                                                + " LIMIT ?1",
                                                        Object[].class)
                                                .setParameter(1, limit)
                                                .getResultList()
                                                .map(
                                                        rows ->
                                                                rows.stream()
                                                                        .map(StateRows::event)
                                                                        .toList())));
    }

    /** Notes that Kafka has these versions; a state written since stays unsent. */
    public Uni<Integer> markSent(List<StateEvent> events) {
        List<Map<String, Object>> rows = events.stream().map(StateStore::identity).toList();
        return inTransaction(
                """
                UPDATE state_event s SET sent = true
                  FROM jsonb_to_recordset(CAST(CAST(?1 AS text) AS jsonb)) AS c(t text, k text, e bigint, n bigint)
                 WHERE s.topic = c.t AND s.record_key = c.k AND s.epoch = c.e AND s.counter = c.n
                """,
                Json.write(rows));
    }

    /**
     * Deleted things whose last state was written before that time and is sent: due for a
     * tombstone.
     */
    public Uni<List<StateEvent>> deletedBefore(Instant time, int limit) {
        return eventLoop.run(
                () ->
                        sessions.withSession(
                                session ->
                                        session.createNativeQuery(
                                                        StateRows.SELECT
                                                                + " WHERE deleted AND sent AND changed_at <"
                                                                + " ?1 ORDER BY changed_at LIMIT ?2",
                                                        Object[].class)
                                                .setParameter(1, time)
                                                .setParameter(2, limit)
                                                .getResultList()
                                                .map(
                                                        rows ->
                                                                rows.stream()
                                                                        .map(StateRows::event)
                                                                        .toList())));
    }

    /** Drops the rows of tombstoned things, unless they came back meanwhile. */
    public Uni<Integer> forget(List<StateEvent> events) {
        List<Map<String, Object>> rows = events.stream().map(StateStore::identity).toList();
        return inTransaction(
                """
                DELETE FROM state_event s
                 USING jsonb_to_recordset(CAST(CAST(?1 AS text) AS jsonb)) AS c(t text, k text, e bigint, n bigint)
                 WHERE s.topic = c.t AND s.record_key = c.k AND s.epoch = c.e AND s.counter = c.n
                """,
                Json.write(rows));
    }

    private Uni<Integer> inTransaction(String sql, String rows) {
        return eventLoop.run(
                () ->
                        sessions.withTransaction(
                                session ->
                                        session.createNativeQuery(sql)
                                                .setParameter(1, rows)
                                                .executeUpdate()));
    }

    private static Map<String, Object> identity(StateEvent event) {
        return Map.of(
                "t", event.topic(),
                "k", event.key(),
                "e", event.version().epoch(),
                "n", event.version().counter());
    }

    /** How a row reads as an event. */
    private static final class StateRows {

        static final String SELECT =
                "SELECT topic, record_key, epoch, counter, deleted, payload,"
                        + " CAST(extract(epoch from changed_at) * 1000000 AS bigint) FROM state_event";

        private StateRows() {}

        static StateEvent event(Object[] row) {
            long micros = ((Number) row[6]).longValue();
            return new StateEvent(
                    (String) row[0],
                    (String) row[1],
                    new StateVersion(((Number) row[2]).longValue(), ((Number) row[3]).longValue()),
                    (Boolean) row[4],
                    (String) row[5],
                    Instant.ofEpochSecond(
                            Math.floorDiv(micros, 1_000_000L),
                            Math.floorMod(micros, 1_000_000L) * 1000));
        }
    }
}
