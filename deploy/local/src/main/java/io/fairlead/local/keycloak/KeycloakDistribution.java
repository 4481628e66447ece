package io.fairlead.local.keycloak;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.layout.Unpacked;
import io.fairlead.local.layout.Versions;
import io.fairlead.local.process.JavaCommand;
import io.fairlead.local.process.PartFailedException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Keycloak's files: unpacked, built for PostgreSQL, with the realm to import. */
final class KeycloakDistribution {

    private static final String REALM = "fairlead-realm.json";

    private final Path home;

    private KeycloakDistribution(Path home) {
        this.home = home;
    }

    /** The zip that Maven put into deploy/local/target/dist. */
    static Path zip(Layout layout) {
        return layout.distributions()
                .resolve("keycloak-quarkus-dist-" + Versions.keycloak() + ".zip");
    }

    static Path home(Layout layout) {
        return layout.home().resolve("keycloak-" + Versions.keycloak());
    }

    /** The files, made at first use, which takes half a minute. */
    static KeycloakDistribution prepared(Layout layout) throws IOException {
        Path zip = zip(layout);
        Path home = home(layout);
        Unpacked.once(
                home,
                part -> {
                    unzip(zip, part);
                    // What is built holds no absolute paths: it may be moved afterwards.
                    run(
                            new KeycloakDistribution(part)
                                    .command(List.of(), "build", "--db=postgres"));
                });
        KeycloakDistribution distribution = new KeycloakDistribution(home);
        distribution.placeRealm();
        return distribution;
    }

    /**
     * What kc.sh would run. Without kc.sh, because that stays between us and the JVM and its
     * signals.
     */
    List<String> command(List<String> jvm, String... arguments) {
        List<String> command = new ArrayList<>(List.of(JavaCommand.java()));
        command.addAll(jvm);
        command.addAll(
                List.of(
                        "-Dkc.home.dir=" + home,
                        "-Djboss.server.config.dir=" + home.resolve("conf"),
                        "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                        "-Dpicocli.disable.closures=true",
                        "-Djava.util.concurrent.ForkJoinPool.common.threadFactory="
                                + "io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory",
                        "--add-opens=java.base/java.util=ALL-UNNAMED",
                        "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
                        "--add-opens=java.base/java.security=ALL-UNNAMED",
                        "--add-opens=java.base/java.lang=ALL-UNNAMED",
                        "-cp",
                        home.resolve("lib/quarkus-run.jar").toString(),
                        "io.quarkus.bootstrap.runner.QuarkusEntryPoint"));
        command.addAll(List.of(arguments));
        return command;
    }

    /**
     * The realm is the same for all that share these files; what differs are the environment
     * variables in it.
     */
    private void placeRealm() throws IOException {
        Path target = home.resolve("data/import").resolve(REALM);
        String realm = realm();
        if (!Files.exists(target) || !Files.readString(target).equals(realm)) {
            Files.createDirectories(target.getParent());
            Path part = Files.createTempFile(home, "realm", ".json");
            Files.writeString(part, realm);
            Files.move(
                    part,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }

    static String realm() throws IOException {
        try (InputStream in = KeycloakDistribution.class.getResourceAsStream("/" + REALM)) {
            return new String(
                    Objects.requireNonNull(in, REALM).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void unzip(Path zip, Path target) throws IOException {
        if (Files.notExists(zip)) {
            throw new PartFailedException(
                    "no " + zip + ": run mvn package -pl docs/contracts,deploy/local");
        }
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                unzip(entry, in, target);
            }
        }
    }

    private static void unzip(ZipEntry entry, InputStream content, Path target) throws IOException {
        Path named = Path.of(entry.getName()).normalize();
        if (named.isAbsolute() || named.startsWith("..")) {
            throw new IOException("entry outside the archive: " + entry.getName());
        }
        if (entry.isDirectory() || named.getNameCount() < 2) {
            return;
        }
        // The archive's only top directory names the version, and so does ours.
        Path file = target.resolve(named.subpath(1, named.getNameCount()));
        Files.createDirectories(file.getParent());
        Files.copy(content, file);
    }

    private static void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            // 10 says: built anew, and to be started again.
            int code = process.waitFor();
            if (code != 0 && code != 10) {
                throw new PartFailedException(
                        "Keycloak's build failed:" + System.lineSeparator() + output);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PartFailedException("interrupted during Keycloak's build");
        }
    }
}
