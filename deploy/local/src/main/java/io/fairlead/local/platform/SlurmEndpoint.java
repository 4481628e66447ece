package io.fairlead.local.platform;

import io.fairlead.local.slurm.SlurmLab;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A Slurm that the gateway talks to.
 *
 * @param url of slurmrestd
 * @param jwtKey the file with the key that signs its tokens
 * @param topology Slurm's topology.yaml, where this machine has it
 */
public record SlurmEndpoint(URI url, Path jwtKey, Optional<Path> topology) {

    static SlurmEndpoint of(SlurmLab lab) {
        return new SlurmEndpoint(lab.restUrl(), lab.jwtKey(), Optional.of(lab.topologyFile()));
    }
}
