package io.fairlead.local.testing;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.layout.Trees;
import io.fairlead.local.process.ProcessIdentity;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/**
 * Servers that are started once per JVM. Quarkus loads test resources anew with every class loader
 * it makes, so what is known of a running server is kept in system properties, which all class
 * loaders share. Nothing stops the servers: they end with the JVM.
 */
final class TestServers {

    private static final String PREFIX = "fairlead.test.server.";
    private static final String FAILED = ".failed";

    private TestServers() {}

    /**
     * What is known of a server, after starting it if need be.
     *
     * @param start starts it; returns what others have to know
     */
    static Map<String, String> shared(String server, Callable<Map<String, String>> start) {
        Properties properties = System.getProperties();
        String prefix = PREFIX + server + ".";
        // One object for all class loaders, that nobody else locks: the properties themselves would
        // block the JDBC driver.
        synchronized (Runtime.getRuntime()) {
            requireNotFailed(server, properties);
            if (!properties.containsKey(prefix + "started")) {
                call(server, start)
                        .forEach((key, value) -> properties.setProperty(prefix + key, value));
                properties.setProperty(prefix + "started", "true");
            }
            return properties.stringPropertyNames().stream()
                    .filter(name -> name.startsWith(prefix))
                    .collect(
                            Collectors.toMap(
                                    name -> name.substring(prefix.length()),
                                    properties::getProperty));
        }
    }

    /** This JVM's directory for a server's data and log. */
    static Path directory(String server) throws IOException {
        Path tests = Layout.find().tests();
        Path mine = tests.resolve(name(ProcessIdentity.self())).resolve(server);
        Files.createDirectories(mine);
        sweep(tests);
        return mine;
    }

    /** Removes what JVMs that are no more have left. */
    private static void sweep(Path tests) throws IOException {
        try (DirectoryStream<Path> directories = Files.newDirectoryStream(tests, "jvm-*")) {
            for (Path directory : directories) {
                String[] parts = directory.getFileName().toString().split("-", -1);
                if (!new ProcessIdentity(Long.parseLong(parts[1]), Long.parseLong(parts[2]))
                        .lives()) {
                    deleteQuietly(directory);
                }
            }
        }
    }

    private static void deleteQuietly(Path directory) {
        try {
            Trees.delete(directory);
        } catch (IOException e) {
            // Another test run sweeps at the same time, or a server is still stopping; the next run
            // gets it.
        }
    }

    private static String name(ProcessIdentity jvm) {
        return "jvm-" + jvm.pid() + "-" + jvm.started();
    }

    /** A server that did not start once is not waited for again by each of a hundred tests. */
    private static void requireNotFailed(String server, Properties properties) {
        String failure = properties.getProperty(PREFIX + server + FAILED);
        if (failure != null) {
            throw new IllegalStateException(
                    server + " did not start in an earlier test: " + failure);
        }
    }

    private static Map<String, String> call(String server, Callable<Map<String, String>> start) {
        try {
            return start.call();
        } catch (Exception e) {
            System.setProperty(PREFIX + server + FAILED, String.valueOf(e.getMessage()));
            throw new IllegalStateException("cannot start " + server + ": " + e.getMessage(), e);
        }
    }
}
