package io.fairlead.local;

import io.fairlead.local.platform.PlatformOptions;
import io.fairlead.local.platform.SlurmEndpoint;
import io.fairlead.local.process.PartFailedException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The command line of up, which deploy/local/up --help describes. */
public final class UpArguments {

    private static final String ONLY = "--only=";
    private static final String SLURM = "--slurm=";
    private static final String SLURM_KEY = "--slurm-key=";

    private UpArguments() {}

    /** What to start. */
    public static PlatformOptions parse(List<String> arguments) {
        PlatformOptions options = PlatformOptions.defaults();
        String slurm = "lab";
        String key = "";
        for (String argument : arguments) {
            if (argument.equals("--fresh")) {
                options = options.freshly();
            } else if (argument.equals("--only=infra")) {
                options = options.infrastructureOnly();
            } else if (argument.startsWith(ONLY)) {
                options = options.only(List.of(argument.substring(ONLY.length()).split(",", -1)));
            } else if (argument.startsWith(SLURM_KEY)) {
                key = argument.substring(SLURM_KEY.length());
            } else if (argument.startsWith(SLURM)) {
                slurm = argument.substring(SLURM.length());
            } else if (!argument.equals("--check")) {
                throw new PartFailedException("unknown option " + argument + " (see --help)");
            }
        }
        return withSlurm(options, slurm, key);
    }

    private static PlatformOptions withSlurm(PlatformOptions options, String slurm, String key) {
        return switch (slurm) {
            case "lab" -> options;
            case "none" -> options.withoutSlurm();
            default -> options.withSlurm(endpoint(slurm, key));
        };
    }

    private static SlurmEndpoint endpoint(String url, String key) {
        Path file = Path.of(key).toAbsolutePath();
        if (key.isEmpty() || !Files.isReadable(file)) {
            throw new PartFailedException(
                    "--slurm="
                            + url
                            + " needs --slurm-key=FILE, the key that signs its tokens; cannot read '"
                            + key
                            + "'");
        }
        return new SlurmEndpoint(URI.create(url), file, Optional.empty());
    }
}
