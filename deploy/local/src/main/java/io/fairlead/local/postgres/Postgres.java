package io.fairlead.local.postgres;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.layout.Trees;
import io.fairlead.local.process.Child;
import io.fairlead.local.process.ChildSpec;
import io.fairlead.local.process.PartFailedException;
import io.fairlead.local.process.Readiness;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A PostgreSQL server in a process of its own.
 *
 * @param password the superuser's
 */
public record Postgres(Layout layout, Path data, int port, String password) {

    public static final String NAME = "postgres";
    static final String SUPERUSER = "postgres";

    private static final Duration START_TIMEOUT = Duration.ofSeconds(60);

    // Small, for a machine that runs everything; durability (fsync and the like) stays as it is:
    // on.
    private static final List<String> SETTINGS =
            List.of(
                    "listen_addresses=127.0.0.1",
                    "unix_socket_directories=",
                    "max_connections=200",
                    "shared_buffers=48MB",
                    "timezone=UTC",
                    "log_timezone=UTC");

    /** Creates the data directory where there is none; a half-made one is made again. */
    public void initialize() throws IOException {
        if (Files.exists(data)) {
            return;
        }
        Path part = data.resolveSibling(data.getFileName() + ".part");
        Trees.delete(part);
        Files.createDirectories(data.toAbsolutePath().getParent());
        Path passwordFile =
                Files.createTempFile(data.toAbsolutePath().getParent(), "pg", ".password");
        try {
            Files.writeString(passwordFile, password + "\n");
            run(initdb(part, passwordFile));
        } finally {
            Files.delete(passwordFile);
        }
        Files.move(part, data);
    }

    private List<String> initdb(Path target, Path passwordFile) {
        return PostgresBinaries.unpacked(layout)
                .command(
                        "initdb",
                        List.of(
                                "--pgdata=" + target,
                                "--username=" + SUPERUSER,
                                "--pwfile=" + passwordFile,
                                "--auth=scram-sha-256",
                                "--encoding=UTF8",
                                "--locale=C.UTF-8",
                                // Nothing is in it yet that a crash could lose.
                                "--no-sync"));
    }

    /**
     * How to start it.
     *
     * @param more further settings, {@code name=value}
     */
    public ChildSpec spec(Path log, List<String> more) {
        List<String> arguments =
                new ArrayList<>(List.of("-D", data.toString(), "-p", Integer.toString(port)));
        SETTINGS.forEach(setting -> arguments.addAll(List.of("-c", setting)));
        more.forEach(setting -> arguments.addAll(List.of("-c", setting)));
        return new ChildSpec(
                NAME,
                PostgresBinaries.unpacked(layout).command("postgres", arguments),
                Map.of("LC_ALL", "C.UTF-8"),
                log,
                // Fast shutdown: TERM would wait for every client to leave.
                "INT");
    }

    /** Waits until it accepts connections. */
    public void awaitReady(Child child) {
        Readiness.await(child, START_TIMEOUT, () -> databases().answers());
    }

    /** Its databases. */
    public Databases databases() {
        return new Databases(port, password);
    }

    private static void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new PartFailedException(
                        String.join(" ", command) + " failed:" + System.lineSeparator() + output);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PartFailedException("interrupted during initdb");
        }
    }
}
