package io.fairlead.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/**
 * One recorded event.
 *
 * @param topic topic it was sent to
 * @param name file name without {@code .json}
 * @param key record key
 * @param headers CloudEvents headers, by name
 * @param value JSON value
 */
public record Example(
        String topic, String name, String key, Map<String, String> headers, JsonNode value) {

    public Example {
        headers = Map.copyOf(headers);
    }
}
