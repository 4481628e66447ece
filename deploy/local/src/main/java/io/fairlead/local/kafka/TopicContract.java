package io.fairlead.local.kafka;

import io.fairlead.contracts.Contract;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The topics of docs/contracts/asyncapi.yaml. */
public final class TopicContract {

    private TopicContract() {}

    /** All topics of the contract on this class path. */
    public static List<TopicSpec> topics() {
        try (InputStream in = Contract.class.getResourceAsStream("asyncapi.yaml")) {
            if (in == null) {
                throw new IllegalStateException(
                        "io/fairlead/contracts/asyncapi.yaml is not on the class path");
            }
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<TopicSpec> read(InputStream asyncApi) {
        Map<?, ?> document = new Yaml(new SafeConstructor(new LoaderOptions())).load(asyncApi);
        List<TopicSpec> topics = new ArrayList<>();
        map(document, "channels").forEach((id, channel) -> topics.add(topic(id, channel)));
        return topics;
    }

    private static TopicSpec topic(Object id, Object channel) {
        Map<?, ?> kafka = map(map(channel, "bindings"), "kafka");
        if (!(kafka.get("partitions") instanceof Integer partitions)) {
            throw new IllegalStateException("channel " + id + " has no bindings.kafka.partitions");
        }
        Map<String, String> configuration = new TreeMap<>();
        map(kafka, "topicConfiguration")
                .forEach((key, value) -> configuration.put(key.toString(), setting(value)));
        Object address = map(channel, null).get("address");
        return new TopicSpec(
                String.valueOf(address == null ? id : address), partitions, configuration);
    }

    private static String setting(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(String::valueOf).collect(Collectors.joining(","))
                : String.valueOf(value);
    }

    private static Map<?, ?> map(Object parent, @org.jspecify.annotations.Nullable String key) {
        Object value = key == null ? parent : ((Map<?, ?>) parent).get(key);
        return value instanceof Map<?, ?> found ? found : Map.of();
    }
}
