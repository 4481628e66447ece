package io.fairlead.local.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Passwords that nobody types: made with the data they protect, and kept beside it for this user
 * alone.
 */
final class Secrets {

    private static final int BYTES = 24;

    private final Properties values;

    private Secrets(Properties values) {
        this.values = values;
    }

    /** Those of the file; what is missing is made. */
    static Secrets in(Path file, List<String> databases, List<String> clients) throws IOException {
        Properties values = read(file);
        Stream.of(
                        Stream.of("postgres", "keycloak"),
                        databases.stream().map(name -> "database." + name),
                        clients.stream().map(name -> "client." + name))
                .flatMap(names -> names)
                .forEach(name -> values.computeIfAbsent(name, missing -> random()));
        write(file, values);
        return new Secrets(values);
    }

    String superuser() {
        return of("postgres");
    }

    String keycloakAdmin() {
        return of("keycloak");
    }

    String database(String name) {
        return of("database." + name);
    }

    String client(String id) {
        return of("client." + id);
    }

    private String of(String name) {
        return Objects.requireNonNull(values.getProperty(name), name);
    }

    private static Properties read(Path file) throws IOException {
        Properties values = new Properties();
        if (Files.exists(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                values.load(in);
            }
        }
        return values;
    }

    private static void write(Path file, Properties values) throws IOException {
        Files.createDirectories(file.getParent());
        if (Files.notExists(file)) {
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        }
        try (OutputStream out = Files.newOutputStream(file)) {
            values.store(out, null);
        }
    }

    private static String random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
