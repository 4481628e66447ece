package io.fairlead.inventory.revision;

import io.fairlead.platform.events.StateChange;
import io.fairlead.platform.events.StateEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How the states of one kind become those of another inventory.
 *
 * @param kind kind
 * @param writes states to write: only what differs, and the last states of what is gone
 * @param changes the same for people
 */
public record KindPlan(Kind kind, List<StateChange> writes, Changes.OfKind changes) {

    public KindPlan {
        writes = List.copyOf(writes);
    }

    /**
     * The plan that turns these states into those of an inventory.
     *
     * @param before states as they are, deleted ones too
     */
    public static KindPlan of(
            Kind kind,
            String cluster,
            List<StateEvent> before,
            Inventory inventory,
            InventoryStates states) {
        Map<String, StateEvent> live = new HashMap<>();
        before.stream().filter(s -> !s.deleted()).forEach(s -> live.put(s.key(), s));
        List<StateChange> writes = new ArrayList<>();
        List<String> added = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        for (StateChange state : states.of(cluster, inventory, kind)) {
            StateEvent was = live.remove(state.key());
            if (was == null || !was.json().equals(state.json())) {
                writes.add(state);
                (was == null ? added : changed).add(name(state.key()));
            }
        }
        List<String> removed = live.keySet().stream().map(KindPlan::name).sorted().toList();
        removed.forEach(name -> writes.add(states.gone(cluster, kind, name)));
        return new KindPlan(
                kind,
                writes,
                new Changes.OfKind(
                        Changes.Names.of(added),
                        Changes.Names.of(removed),
                        Changes.Names.of(changed)));
    }

    private static String name(String key) {
        return key.substring(key.indexOf('/') + 1);
    }
}
