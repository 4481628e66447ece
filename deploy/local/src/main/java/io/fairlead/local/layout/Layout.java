package io.fairlead.local.layout;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where things are.
 *
 * @param root the checkout
 */
public record Layout(Path root) {

    /**
     * The checkout this JVM works in: system property {@code fairlead.root}, else the nearest one
     * above the working directory.
     */
    public static Layout find() {
        String property = System.getProperty("fairlead.root");
        if (property != null && !property.isBlank()) {
            return new Layout(Path.of(property).toAbsolutePath().normalize());
        }
        @Nullable Path candidate = Path.of("").toAbsolutePath();
        while (candidate != null && !Files.exists(candidate.resolve("deploy/local/pom.xml"))) {
            candidate = candidate.getParent();
        }
        if (candidate == null) {
            throw new IllegalStateException(
                    "not inside a Fairlead checkout: set the system property fairlead.root");
        }
        return new Layout(candidate);
    }

    /** Everything that is made at run time; never committed. */
    public Path home() {
        return root.resolve(".fairlead");
    }

    public Path logs() {
        return home().resolve("logs");
    }

    public Path data() {
        return home().resolve("data");
    }

    public Path run() {
        return home().resolve("run");
    }

    /** Where tests keep their servers' data. */
    public Path tests() {
        return home().resolve("test");
    }

    /** Where Maven put the Keycloak distribution. */
    public Path distributions() {
        return root.resolve("deploy/local/target/dist");
    }

    /** The script of the Slurm lab. */
    public Path labScript() {
        return root.resolve("deploy/slurm/lab");
    }

    /** A log file by the name of the part. */
    public Path log(String part) {
        return logs().resolve(part + ".log");
    }
}
