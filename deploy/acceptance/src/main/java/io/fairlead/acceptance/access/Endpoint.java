package io.fairlead.acceptance.access;

import io.fairlead.local.platform.ServiceSpec;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One endpoint of the access matrix, docs/access.md.
 *
 * @param service the service that has it
 * @param method HTTP method
 * @param path path, parameters in braces
 */
public record Endpoint(ServiceSpec service, String method, String path) {

    private static final Pattern ROW =
            Pattern.compile(
                    "(?m)^\\|\\s*([a-z-]+)\\s*\\|\\s*(GET|POST|PUT|DELETE)\\s*\\|\\s*`([^`]+)`");

    /** All endpoints of the matrix. */
    public static List<Endpoint> all(Path matrix) throws IOException {
        return ROW.matcher(Files.readString(matrix)).results().map(Endpoint::of).toList();
    }

    /** Where it is here, its parameters filled in. */
    public URI uri() {
        String filled =
                path.replace("{cluster}", "lab").replace("*", "").replaceAll("\\{[^}]+\\}", "1");
        return service.url().resolve(filled);
    }

    @Override
    public String toString() {
        return service.name() + " " + method + " " + path;
    }

    private static Endpoint of(MatchResult row) {
        ServiceSpec service =
                ServiceSpec.ALL.stream()
                        .filter(s -> s.name().equals(row.group(1)))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new IllegalStateException(
                                                "docs/access.md names a service " + row.group(1)));
        return new Endpoint(service, row.group(2), row.group(3));
    }
}
