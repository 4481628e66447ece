package io.fairlead.local.layout;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The versions of the parts, as the build has them. */
public final class Versions {

    private static final Properties VERSIONS = load();

    private Versions() {}

    public static String keycloak() {
        return of("keycloak");
    }

    public static String postgres() {
        return of("postgres");
    }

    private static String of(String part) {
        return Objects.requireNonNull(VERSIONS.getProperty(part), part);
    }

    private static Properties load() {
        Properties versions = new Properties();
        try (InputStream in = Versions.class.getResourceAsStream("versions.properties")) {
            versions.load(Objects.requireNonNull(in, "versions.properties"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return versions;
    }
}
