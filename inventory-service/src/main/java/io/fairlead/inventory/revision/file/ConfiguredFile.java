package io.fairlead.inventory.revision.file;

import io.fairlead.inventory.topology.TopologyFile;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The cluster and topology file this service is started with: Slurm's own topology.yaml or
 * topology.conf, or a copy of it. Without them, topologies come by REST only.
 */
@ApplicationScoped
class ConfiguredFile {

    private final Optional<String> cluster;
    private final Optional<Path> path;

    ConfiguredFile(
            @ConfigProperty(name = "fairlead.inventory.cluster") Optional<String> cluster,
            @ConfigProperty(name = "fairlead.inventory.topology-file") Optional<String> file) {
        if (file.isPresent() && cluster.isEmpty()) {
            throw new IllegalStateException(
                    "fairlead.inventory.topology-file is set without fairlead.inventory.cluster:"
                            + " name the cluster whose topology it is");
        }
        this.cluster = cluster;
        this.path = file.map(Path::of);
    }

    Optional<String> cluster() {
        return cluster;
    }

    Optional<Path> path() {
        return path;
    }

    /**
     * The file as it is now; empty where this cluster has none.
     *
     * @throws IOException where it cannot be read
     */
    Optional<TopologyFile> read(String ofCluster) throws IOException {
        if (path.isEmpty() || !cluster.equals(Optional.of(ofCluster))) {
            return Optional.empty();
        }
        Path file = path.get();
        try (InputStream in = Files.newInputStream(file)) {
            // One byte more than is allowed, so that too large a file shows as one and fits in
            // memory.
            byte[] content = in.readNBytes(TopologyFile.MAX_BYTES + 1);
            return Optional.of(new TopologyFile(String.valueOf(file.getFileName()), content));
        }
    }
}
