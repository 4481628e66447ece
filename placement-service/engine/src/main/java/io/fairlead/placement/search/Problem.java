package io.fairlead.placement.search;

import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * So many nodes of these units are to be chosen.
 *
 * @param required nodes that must be among them
 * @param gpus GPUs taken of each
 */
record Problem(
        ClusterIndex index,
        List<Unit> units,
        BitSet required,
        int nodes,
        int segment,
        int gpus,
        @Nullable Integer maxSwitches) {

    int domainsNeeded(List<Unit> of) {
        return DomainCount.needed(of, nodes, segment);
    }

    int domainsNeeded(Set<Integer> groups) {
        List<Unit> inside = within(groups);
        return hasAllRequired(inside) ? domainsNeeded(inside) : DomainCount.NONE;
    }

    /** What the units have on these leaf groups. */
    List<Unit> within(Set<Integer> groups) {
        BitSet allowed = new BitSet(index.groups());
        groups.forEach(allowed::set);
        return units.stream()
                .map(unit -> unit.within(allowed, required, gpus))
                .flatMap(Problem::present)
                .toList();
    }

    private static Stream<Unit> present(@Nullable Unit unit) {
        return unit == null ? Stream.empty() : Stream.of(Objects.requireNonNull(unit));
    }

    private boolean hasAllRequired(List<Unit> inside) {
        return forced(inside) == forced(units);
    }

    private static int forced(List<Unit> of) {
        return of.stream().mapToInt(unit -> unit.leastSegments(1)).sum();
    }
}
