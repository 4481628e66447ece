package io.fairlead.acceptance.access;

import io.fairlead.local.platform.ServiceSpec;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One endpoint of the access matrix, docs/access.md.
 *
 * @param service the service that has it
 * @param method HTTP method
 * @param path path, parameters in braces
 */
public record Endpoint(ServiceSpec service, String method, String path) {

    private static final Pattern SECTION = Pattern.compile("^## ([a-z-]+)$");
    private static final Pattern ROW =
            Pattern.compile("^\\| `(GET|POST|PUT|DELETE) ([^`]+)` \\|.*");
    private static final String LIVENESS = "/q/health/live";

    /** All endpoints of the matrix but liveness, which is open. */
    public static List<Endpoint> all(Path matrix) throws IOException {
        List<Endpoint> endpoints = new ArrayList<>();
        String service = "";
        for (String line : Files.readAllLines(matrix)) {
            Matcher section = SECTION.matcher(line);
            Matcher row = ROW.matcher(line);
            if (section.matches()) {
                service = section.group(1);
            } else if (row.matches() && !row.group(2).equals(LIVENESS)) {
                endpoints.add(new Endpoint(named(service), row.group(1), row.group(2)));
            }
        }
        return endpoints;
    }

    /** Where it is here, its parameters filled in. */
    public URI uri() {
        String filled = path.replace("{cluster}", "lab").replaceAll("\\{[^}]+\\}", "1");
        return service.url().resolve(filled);
    }

    @Override
    public String toString() {
        return service.name() + " " + method + " " + path;
    }

    private static ServiceSpec named(String name) {
        return ServiceSpec.ALL.stream()
                .filter(service -> service.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException("docs/access.md names a service " + name));
    }
}
