package io.fairlead.gateway.nodes;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.cluster.SlurmSettings;
import io.fairlead.gateway.platform.Loop;
import io.fairlead.gateway.platform.OwnStates;
import io.fairlead.gateway.platform.Ownership;
import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmNode;
import io.fairlead.platform.events.Json;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Looks at Slurm's nodes and publishes what changed. */
@ApplicationScoped
public class NodePoller {

    private static final String TOPIC = "slurm.nodes";

    private final SlurmClient slurm;
    private final Ownership ownership;
    private final OwnStates states;
    private final RegisteredCluster cluster;
    private final Timer pollTime;
    private final Loop loop;
    private Map<String, NodeRecord> published = Map.of();
    private long loadedEpoch = -1;

    NodePoller(
            SlurmClient slurm,
            Ownership ownership,
            OwnStates states,
            RegisteredCluster cluster,
            SlurmSettings settings,
            MeterRegistry meters) {
        this.slurm = slurm;
        this.ownership = ownership;
        this.states = states;
        this.cluster = cluster;
        this.pollTime = meters.timer("fairlead.slurm.poll", "what", "nodes");
        this.loop =
                new Loop(
                        "slurm-nodes",
                        settings.poll().nodes(),
                        settings.poll().longest(),
                        () -> pollTime.record(this::round));
    }

    void start(@Observes StartupEvent event) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent event) {
        loop.close();
    }

    private void round() {
        // A standby asks too, so that its health says whether it could take over.
        List<SlurmNode> nodes = slurm.nodes();
        OptionalLong epoch = ownership.epoch();
        if (epoch.isEmpty()) {
            return;
        }
        if (epoch.getAsLong() != loadedEpoch) {
            published = load();
            loadedEpoch = epoch.getAsLong();
        }
        Map<String, NodeRecord> now = new HashMap<>();
        nodes.forEach(node -> now.put(node.name(), NodeRecord.of(cluster.name(), node)));
        states.write(TOPIC, epoch.getAsLong(), NodeChanges.between(cluster.name(), published, now));
        published = now;
    }

    private Map<String, NodeRecord> load() {
        Map<String, NodeRecord> loaded = new HashMap<>();
        states.load(TOPIC).stream()
                .map(event -> Json.read(event.json(), NodeRecord.class))
                .forEach(node -> loaded.put(node.name(), node));
        return loaded;
    }
}
