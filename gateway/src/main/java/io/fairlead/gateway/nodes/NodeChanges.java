package io.fairlead.gateway.nodes;

import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** What of all nodes differs from what was published. */
final class NodeChanges {

    private NodeChanges() {}

    /**
     * @param published by name
     * @param now all nodes that Slurm has, by name
     */
    static List<StateChange> between(
            String cluster, Map<String, NodeRecord> published, Map<String, NodeRecord> now) {
        List<StateChange> changes = new ArrayList<>();
        new TreeMap<>(now)
                .forEach(
                        (name, node) -> {
                            if (!node.equals(published.get(name))) {
                                changes.add(StateChange.of(cluster + "/" + name, Json.write(node)));
                            }
                        });
        for (String name : new TreeSet<>(published.keySet())) {
            if (!now.containsKey(name)) {
                changes.add(
                        StateChange.deletion(
                                cluster + "/" + name,
                                Json.write(new NodeGone(cluster, name, true))));
            }
        }
        return changes;
    }
}
