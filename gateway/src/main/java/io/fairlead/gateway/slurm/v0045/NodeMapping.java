package io.fairlead.gateway.slurm.v0045;

import io.fairlead.gateway.slurm.SlurmNode;
import java.util.List;
import java.util.Objects;

/** A node of v0.0.45 in domain words. */
final class NodeMapping {

    private static final long MB = 1024 * 1024;

    private NodeMapping() {}

    static SlurmNode node(Wire.Node node) {
        return new SlurmNode(
                node.name(),
                node.state() == null || node.state().isEmpty() ? List.of("UNKNOWN") : node.state(),
                Objects.requireNonNullElse(node.reason(), ""),
                Gres.model(node.gres()),
                Objects.requireNonNullElse(Gres.gpus(node.gres()), 0),
                Objects.requireNonNullElse(Gres.gpus(node.gresUsed()), 0),
                node.cpus(),
                node.allocCpus(),
                node.realMemory() * MB,
                node.allocMemory() * MB,
                sorted(node.partitions()),
                sorted(node.activeFeatures()));
    }

    private static List<String> sorted(@org.jspecify.annotations.Nullable List<String> names) {
        return names == null ? List.of() : names.stream().sorted().toList();
    }
}
