package io.fairlead.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The recorded examples in {@code docs/contracts/examples/<topic>/<name>.json}. A producer's test
 * records its real output with {@link #verify}; a consumer's test feeds {@link #of} to its real
 * reader.
 */
public final class Examples {

    private static final ObjectMapper JSON =
            new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

    private Examples() {}

    /**
     * Every example of a topic.
     *
     * @throws IllegalStateException where none is recorded, so that a test over no example cannot
     *     pass
     */
    public static List<Example> of(String topic) {
        List<Example> examples = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder().resolve(topic))) {
            files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .forEach(file -> examples.add(read(topic, file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (examples.isEmpty()) {
            throw new IllegalStateException("no recorded example of " + topic);
        }
        return examples;
    }

    /**
     * Holds a producer's real output to the schema and to the recorded example of that name. With
     * the system property {@code contracts.record=true} the example is written instead.
     *
     * @throws AssertionError where it breaks the schema or differs from the recording
     */
    public static void verify(Example actual) {
        Contract.of(actual.topic()).check(actual.value().toString());
        Path file = folder().resolve(actual.topic()).resolve(actual.name() + ".json");
        String text = render(actual);
        try {
            if (Boolean.getBoolean("contracts.record")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            } else if (!Files.exists(file) || !Files.readString(file).equals(text)) {
                throw new AssertionError(
                        file
                                + " differs from what the producer sends now. If that is meant, record it again with"
                                + " -Dcontracts.record=true. Sent:\n"
                                + text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String render(Example example) {
        ObjectNode tree = JSON.createObjectNode();
        tree.put("key", example.key());
        tree.set("headers", JSON.valueToTree(new TreeMap<>(example.headers())));
        tree.set("value", example.value());
        try {
            return JSON.writeValueAsString(tree) + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Example read(String topic, Path file) {
        try {
            JsonNode tree = JSON.readTree(file.toFile());
            Map<String, String> headers = new TreeMap<>();
            tree.get("headers")
                    .properties()
                    .forEach(e -> headers.put(e.getKey(), e.getValue().asText()));
            String name = String.valueOf(file.getFileName()).replace(".json", "");
            return new Example(topic, name, tree.get("key").asText(), headers, tree.get("value"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The checkout's folder, found upwards from where the test runs. */
    private static Path folder() {
        Path at = Path.of("").toAbsolutePath();
        while (at != null) {
            Path contracts = at.resolve("docs/contracts");
            if (Files.isDirectory(contracts)) {
                return contracts.resolve("examples");
            }
            at = at.getParent();
        }
        throw new IllegalStateException(
                "docs/contracts is not above " + Path.of("").toAbsolutePath());
    }
}
