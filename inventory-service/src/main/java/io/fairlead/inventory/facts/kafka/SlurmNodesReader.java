package io.fairlead.inventory.facts.kafka;

import io.fairlead.inventory.facts.KnownNodes;
import io.fairlead.inventory.facts.NodeFacts;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateHandler;
import io.fairlead.platform.events.UnreadableEventException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Takes the hardware out of what Slurm says of nodes. */
@ApplicationScoped
class SlurmNodesReader implements StateHandler {

    private static final Set<String> TOPICS = Set.of("slurm.nodes");

    // What can stand in a hostlist and in a record key.
    private static final Pattern NAME = Pattern.compile("[^\\s,\\[\\]/\\p{Cntrl}]{1,255}");

    private final KnownNodes known;

    SlurmNodesReader(KnownNodes known) {
        this.known = known;
    }

    /** The fields this service needs; others are the gateway's affair. */
    record SlurmNode(
            @Nullable String name,
            @Nullable String gpuModel,
            int gpus,
            int cpus,
            long memoryBytes) {}

    @Override
    public Set<String> topics() {
        return TOPICS;
    }

    @Override
    public void accept(StateEvent event) {
        if (event.deleted()) {
            known.remove(event.cluster(), event.key().substring(event.key().indexOf('/') + 1));
            return;
        }
        SlurmNode node = Json.read(event.json(), SlurmNode.class);
        if (node.name() == null || !NAME.matcher(node.name()).matches()) {
            throw new UnreadableEventException("field name is missing or no node name");
        }
        known.put(event.cluster(), node.name(), facts(node));
    }

    private static NodeFacts facts(SlurmNode node) {
        if (node.gpus() < 0 || node.cpus() < 0 || node.memoryBytes() < 0) {
            throw new UnreadableEventException("gpus, cpus or memoryBytes is negative");
        }
        return new NodeFacts(node.gpuModel(), node.gpus(), node.cpus(), node.memoryBytes());
    }

    @Override
    public void takenOver() {
        known.takenOver();
    }

    @Override
    public void caughtUp() {
        known.caughtUp();
    }
}
