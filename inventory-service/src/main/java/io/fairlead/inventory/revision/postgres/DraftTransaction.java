package io.fairlead.inventory.revision.postgres;

import io.fairlead.inventory.revision.Changes;
import io.fairlead.inventory.revision.Draft;
import io.fairlead.inventory.revision.InventoryStates;
import io.fairlead.inventory.revision.Kind;
import io.fairlead.inventory.revision.KindPlan;
import io.fairlead.inventory.revision.Manifest;
import io.fairlead.inventory.revision.Revision;
import io.fairlead.inventory.revision.Revisions;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.postgres.StateStore;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** One draft in one transaction: all of it comes into force, or nothing. */
final class DraftTransaction {

    private final Mutiny.Session session;
    private final StateStore store;
    private final InventoryStates states;
    private final Draft draft;
    private final String cluster;

    DraftTransaction(
            Mutiny.Session session, StateStore store, InventoryStates states, Draft draft) {
        this.session = session;
        this.store = store;
        this.states = states;
        this.draft = draft;
        this.cluster = draft.cluster();
    }

    /** What the draft would change. */
    Uni<Changes> compare() {
        return plans().map(DraftTransaction::changes);
    }

    /** Brings the draft into force, in five steps. */
    Uni<Revisions.Stored> store(long epoch, Instant at) {
        // 1. Only the owner goes on, and one import of a cluster at a time.
        return lock(epoch)
                // 2. What differs from the states as they are.
                .chain(this::plans)
                .chain(
                        plans ->
                                PostgresRevisions.newest(session, cluster)
                                        .chain(newest -> store(plans, newest, epoch, at)))
                // 5. Where it came from, also if it changed nothing.
                .call(this::noteSource);
    }

    private Uni<Revisions.Stored> store(
            List<KindPlan> plans, Optional<Revision> newest, long epoch, Instant at) {
        Changes changes = changes(plans);
        if (changes.none() && newest.isPresent()) {
            return Uni.createFrom().item(new Revisions.Stored(newest.get(), false));
        }
        int number = newest.map(Revision::number).orElse(0) + 1;
        // 3. The states, and the digests of the versions they have got.
        return write(plans, epoch, at)
                .chain(this::parts)
                .map(parts -> manifest(number, at, parts))
                // 4. The manifest and the revision.
                .call(
                        manifest ->
                                store.write(
                                        session,
                                        InventoryStates.MANIFESTS,
                                        cluster,
                                        epoch,
                                        at,
                                        List.of(states.manifest(manifest))))
                .map(manifest -> new Revision(manifest, changes))
                .call(revision -> session.persist(row(revision)))
                .map(revision -> new Revisions.Stored(revision, true));
    }

    private Uni<Void> lock(long epoch) {
        return session.createNativeQuery(
                        "SELECT epoch FROM owner_epoch WHERE cluster = ?1 FOR UPDATE", Long.class)
                .setParameter(1, cluster)
                .getSingleResult()
                .invoke(
                        current -> {
                            if (current != epoch) {
                                throw new Revisions.ReplacedOwnerException(cluster);
                            }
                        })
                .replaceWithVoid();
    }

    private Uni<List<KindPlan>> plans() {
        return plan(Kind.NODES)
                .chain(nodes -> plan(Kind.SWITCHES).map(switches -> List.of(nodes, switches)));
    }

    private Uni<KindPlan> plan(Kind kind) {
        return store.load(session, kind.topic(), cluster)
                .map(before -> KindPlan.of(kind, cluster, before, draft.inventory(), states));
    }

    private Uni<Void> write(List<KindPlan> plans, long epoch, Instant at) {
        Uni<Void> all = Uni.createFrom().voidItem();
        for (KindPlan plan : plans) {
            if (!plan.writes().isEmpty()) {
                all = all.chain(() -> write(plan, epoch, at));
            }
        }
        return all;
    }

    private Uni<Void> write(KindPlan plan, long epoch, Instant at) {
        return store.write(session, plan.kind().topic(), cluster, epoch, at, plan.writes())
                .invoke(
                        written -> {
                            // Fewer, and the manifest would name states that nobody wrote.
                            if (written != plan.writes().size()) {
                                throw new Revisions.ReplacedOwnerException(cluster);
                            }
                        })
                .replaceWithVoid();
    }

    private Uni<Map<Kind, Manifest.Part>> parts() {
        return part(Kind.NODES)
                .chain(
                        nodes ->
                                part(Kind.SWITCHES)
                                        .map(
                                                switches ->
                                                        Map.of(
                                                                Kind.NODES,
                                                                nodes,
                                                                Kind.SWITCHES,
                                                                switches)));
    }

    private Uni<Manifest.Part> part(Kind kind) {
        return store.load(session, kind.topic(), cluster).map(Manifest.Part::of);
    }

    private Manifest manifest(int number, Instant at, Map<Kind, Manifest.Part> parts) {
        return new Manifest(cluster, number, at, draft.author(), List.of(draft.source()), parts);
    }

    private RevisionEntity row(Revision revision) {
        RevisionEntity row = new RevisionEntity();
        row.cluster = cluster;
        row.number = revision.number();
        row.author = draft.author();
        row.importedAt = revision.manifest().importedAt();
        row.manifest = Json.write(revision.manifest());
        row.changes = Json.write(revision.changes());
        row.inventory = Json.write(draft.inventory());
        return row;
    }

    private Uni<SourceEntity> noteSource() {
        return session.find(SourceEntity.class, cluster)
                .chain(
                        known -> {
                            SourceEntity row = known == null ? new SourceEntity() : known;
                            row.cluster = cluster;
                            row.file = draft.source().file();
                            row.content = draft.text();
                            row.fileSha256 = draft.fileSha256().orElse(row.fileSha256);
                            return known == null
                                    ? session.persist(row).replaceWith(row)
                                    : Uni.createFrom().item(row);
                        });
    }

    private static Changes changes(List<KindPlan> plans) {
        Map<Kind, Changes.OfKind> kinds = new EnumMap<>(Kind.class);
        plans.forEach(plan -> kinds.put(plan.kind(), plan.changes()));
        return new Changes(kinds);
    }
}
