package io.fairlead.local.testing;

import io.fairlead.local.keycloak.Keycloak;
import io.fairlead.local.layout.Layout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * Parts that a machine may lack. A test that needs one is skipped there with the reason; with
 * FAIRLEAD_REQUIRE_PARTS=true, as in CI, it fails instead, so that nothing is skipped unnoticed.
 */
public final class RealParts {

    private static final String REQUIRE = "FAIRLEAD_REQUIRE_PARTS";

    private RealParts() {}

    /** Debian's Chromium; skips the test where there is none. */
    public static Path requireChromium() {
        Optional<Path> chromium =
                find("chromium").or(() -> find("chromium-browser")).or(() -> find("google-chrome"));
        require("Chromium", chromium.isPresent(), () -> "apt-get install chromium");
        return chromium.orElseThrow();
    }

    /** A program on the path; skips the test where there is none. */
    public static Path requireProgram(String program, String debianPackage) {
        Optional<Path> found = find(program);
        require(program, found.isPresent(), () -> "apt-get install " + debianPackage);
        return found.orElseThrow();
    }

    /** Keycloak's distribution; skips the test where Maven has not fetched it. */
    public static void requireKeycloak() {
        Layout layout = Layout.find();
        require(
                "Keycloak",
                Keycloak.available(layout),
                () -> "mvn package -pl docs/contracts,deploy/local");
    }

    /** Skips or fails the test where a part is not available. */
    public static void require(String part, boolean available, Supplier<String> remedy) {
        if (available) {
            return;
        }
        String reason = part + " is not available here: " + remedy.get();
        if (required()) {
            throw new AssertionError(reason + " (" + REQUIRE + " is set)");
        }
        Assumptions.abort(reason);
    }

    private static boolean required() {
        return Boolean.parseBoolean(System.getProperty(REQUIRE, System.getenv(REQUIRE)));
    }

    private static Optional<Path> find(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
                .map(directory -> Path.of(directory, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
