package io.fairlead.platform.events;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.stream.Collectors;

/**
 * JSON on the wire: the same record always gives the same text; a reader ignores what it does not
 * know.
 */
public final class Json {

    private static final ObjectMapper MAPPER =
            JsonMapper.builder()
                    .addModule(new JavaTimeModule())
                    .addModule(new Jdk8Module())
                    .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                    .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                    .build();

    private Json() {}

    /** The JSON text of a record. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not writable as JSON: " + value, e);
        }
    }

    /**
     * The record a JSON text holds.
     *
     * @throws UnreadableEventException naming the field at fault
     */
    public static <T> T read(String json, Class<T> type) {
        try {
            T value = MAPPER.readValue(json, type);
            if (value == null) {
                throw new UnreadableEventException(
                        "the value is null, a " + type.getSimpleName() + " is due");
            }
            return value;
        } catch (JsonMappingException e) {
            throw new UnreadableEventException(e.getOriginalMessage() + field(e));
        } catch (JsonProcessingException e) {
            throw new UnreadableEventException(e.getOriginalMessage());
        }
    }

    private static String field(JsonMappingException e) {
        String path =
                e.getPath().stream()
                        .map(
                                r ->
                                        r.getFieldName() == null
                                                ? "[" + r.getIndex() + "]"
                                                : r.getFieldName())
                        .collect(Collectors.joining("."));
        return path.isEmpty() ? "" : " (field " + path + ")";
    }
}
