package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.revision.Changes;
import io.fairlead.inventory.revision.Kind;
import io.fairlead.inventory.revision.Manifest;
import io.fairlead.inventory.revision.Revision;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A revision as the API shows it.
 *
 * @param cluster cluster
 * @param number counts up per cluster
 * @param author who brought it
 * @param importedAt when it came into force, UTC
 * @param sources files it was made from
 * @param counts things of each kind
 * @param summary what it changed, in one line
 * @param changes what it changed, by kind, names as hostlists
 */
record RevisionView(
        String cluster,
        int number,
        String author,
        Instant importedAt,
        List<Manifest.Source> sources,
        Map<String, Integer> counts,
        String summary,
        Map<String, Changes.OfKind> changes) {

    static RevisionView of(Revision revision) {
        Manifest manifest = revision.manifest();
        Map<String, Integer> counts = new TreeMap<>();
        manifest.kinds().forEach((kind, part) -> counts.put(text(kind), part.count()));
        return new RevisionView(
                manifest.cluster(),
                manifest.revision(),
                manifest.author(),
                manifest.importedAt(),
                manifest.sources(),
                counts,
                revision.changes().summary(),
                kinds(revision.changes()));
    }

    static Map<String, Changes.OfKind> kinds(Changes changes) {
        Map<String, Changes.OfKind> kinds = new TreeMap<>();
        changes.kinds().forEach((kind, ofKind) -> kinds.put(text(kind), ofKind));
        return kinds;
    }

    private static String text(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
