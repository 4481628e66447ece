package io.fairlead.contracts;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The contract of one topic: its JSON Schema. */
public final class Contract {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final String topic;
    private final JsonSchema schema;

    private Contract(String topic, JsonSchema schema) {
        this.topic = topic;
        this.schema = schema;
    }

    /**
     * The contract of a topic.
     *
     * @throws IllegalArgumentException where no schema of that topic exists
     */
    public static Contract of(String topic) {
        SchemaValidatorsConfig config =
                SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();
        JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
        return new Contract(topic, factory.getSchema(read("schemas/" + topic + ".json"), config));
    }

    /** What is wrong with a value, one line each; empty where it keeps the contract. */
    public List<String> violations(JsonNode value) {
        return schema.validate(value).stream()
                .map(message -> topic + ": " + message.getMessage())
                .sorted()
                .toList();
    }

    /**
     * Checks a value as it goes over the wire.
     *
     * @throws AssertionError naming every violation
     */
    public void check(String json) {
        List<String> violations = violations(parse(json));
        if (!violations.isEmpty()) {
            throw new AssertionError(String.join("\n", violations) + "\nin " + json);
        }
    }

    private static JsonNode parse(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + json, e);
        }
    }

    private static JsonNode read(String resource) {
        try (InputStream in = Contract.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no contract file " + resource);
            }
            return JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
