package io.fairlead.inventory.revision;

import io.fairlead.hostlist.Hostlist;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a revision changes against the one before.
 *
 * @param kinds changes of each kind
 */
public record Changes(Map<Kind, OfKind> kinds) {

    public Changes {
        kinds = Map.copyOf(kinds);
    }

    /**
     * Changes of one kind.
     *
     * @param added things that were not there
     * @param removed things that are gone
     * @param changed things that differ
     */
    public record OfKind(Names added, Names removed, Names changed) {}

    /**
     * Some names.
     *
     * @param count how many
     * @param names as a hostlist
     */
    public record Names(int count, String names) {

        /** These names, folded. */
        public static Names of(List<String> names) {
            return new Names(names.size(), names.isEmpty() ? "" : Hostlist.fold(names));
        }
    }

    /** Whether there is nothing to write. */
    public boolean none() {
        return kinds.values().stream()
                .allMatch(k -> k.added.count + k.removed.count + k.changed.count == 0);
    }

    /** One line for lists and logs, e.g. {@code nodes +72 -0 ~0, switches +5 -0 ~0}. */
    public String summary() {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(kinds)
                .forEach(
                        (kind, k) ->
                                text.append(text.isEmpty() ? "" : ", ")
                                        .append(kind == Kind.NODES ? "nodes" : "switches")
                                        .append(" +")
                                        .append(k.added.count)
                                        .append(" -")
                                        .append(k.removed.count)
                                        .append(" ~")
                                        .append(k.changed.count));
        return text.toString();
    }
}
