package io.fairlead.placement.search;

import io.fairlead.placement.cluster.NameOrder;
import io.fairlead.placement.decision.DomainShare;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where given nodes lie.
 *
 * @param domains in the order of their first node
 * @param leaves leaf switches over all rails, in the order of their names
 * @param mostSwitchesOnARail what {@code --switches} would have to allow
 * @param commonLevel how far up these meet: 0 on one leaf
 */
public record Spread(
        List<DomainShare> domains, List<String> leaves, int mostSwitchesOnARail, int commonLevel) {

    public static Spread of(ClusterIndex index, List<Integer> nodes) {
        Map<String, Integer> domains = new LinkedHashMap<>();
        Set<Integer> groups = new LinkedHashSet<>();
        for (int node : nodes) {
            domains.merge(index.domainName(node), 1, Integer::sum);
            groups.add(index.group(node));
        }
        List<DomainShare> shares = new ArrayList<>();
        domains.forEach((name, count) -> shares.add(new DomainShare(name, count)));
        LeafSpread leaves = LeafSpread.of(index, groups);
        return new Spread(
                List.copyOf(shares),
                leaves.leaves().stream().sorted(NameOrder.INSTANCE).toList(),
                leaves.mostOnARail(),
                leaves.commonLevel());
    }
}
