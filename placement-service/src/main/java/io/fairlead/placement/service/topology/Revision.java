package io.fairlead.placement.service.topology;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A whole topology revision; never changes.
 *
 * @param number its number
 * @param nodes by name
 * @param switches by name
 */
public record Revision(
        long number, Map<String, InventoryNode> nodes, Map<String, InventorySwitch> switches) {

    public Revision {
        nodes = Map.copyOf(nodes);
        switches = Map.copyOf(switches);
    }

    static Revision of(long number, List<InventoryNode> nodes, List<InventorySwitch> switches) {
        return new Revision(
                number,
                nodes.stream().collect(Collectors.toMap(InventoryNode::name, Function.identity())),
                switches.stream()
                        .collect(Collectors.toMap(InventorySwitch::name, Function.identity())));
    }
}
