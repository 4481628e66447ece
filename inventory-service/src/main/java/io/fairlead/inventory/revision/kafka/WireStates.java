package io.fairlead.inventory.revision.kafka;

import io.fairlead.inventory.revision.Inventory;
import io.fairlead.inventory.revision.InventoryStates;
import io.fairlead.inventory.revision.Kind;
import io.fairlead.inventory.revision.Manifest;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateChange;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes states as the contract says: docs/contracts/schemas. */
@ApplicationScoped
class WireStates implements InventoryStates {

    record NodeState(
            String cluster,
            String name,
            @Nullable String gpuModel,
            int gpus,
            int cpus,
            long memoryBytes,
            @Nullable String nvlinkDomain,
            @Nullable String rack,
            List<String> leafSwitches) {}

    record SwitchState(String cluster, String name, int level, @Nullable String parent) {}

    record GoneState(String cluster, String name, boolean deleted) {}

    record ManifestState(
            String cluster,
            int revision,
            Instant importedAt,
            String author,
            List<Manifest.Source> sources,
            Map<String, Manifest.Part> kinds) {}

    @Override
    public List<StateChange> of(String cluster, Inventory inventory, Kind kind) {
        return switch (kind) {
            case NODES -> inventory.nodes().stream().map(node -> node(cluster, node)).toList();
            case SWITCHES ->
                    inventory.switches().stream().map(each -> switchState(cluster, each)).toList();
        };
    }

    @Override
    public StateChange gone(String cluster, Kind kind, String name) {
        return StateChange.deletion(
                key(cluster, name), Json.write(new GoneState(cluster, name, true)));
    }

    @Override
    public StateChange manifest(Manifest manifest) {
        Map<String, Manifest.Part> kinds = new TreeMap<>();
        manifest.kinds()
                .forEach((kind, part) -> kinds.put(kind.name().toLowerCase(Locale.ROOT), part));
        return StateChange.of(
                manifest.cluster(),
                Json.write(
                        new ManifestState(
                                manifest.cluster(),
                                manifest.revision(),
                                manifest.importedAt(),
                                manifest.author(),
                                manifest.sources(),
                                kinds)));
    }

    private static StateChange node(String cluster, Inventory.Node node) {
        return StateChange.of(
                key(cluster, node.name()),
                Json.write(
                        new NodeState(
                                cluster,
                                node.name(),
                                node.gpuModel(),
                                node.gpus(),
                                node.cpus(),
                                node.memoryBytes(),
                                node.nvlinkDomain(),
                                node.rack(),
                                node.leafSwitches())));
    }

    private static StateChange switchState(String cluster, Inventory.Switch each) {
        return StateChange.of(
                key(cluster, each.name()),
                Json.write(new SwitchState(cluster, each.name(), each.level(), each.parent())));
    }

    private static String key(String cluster, String name) {
        return cluster + "/" + name;
    }
}
