package io.fairlead.local.kafka;

import java.util.Map;

/**
 * A topic as the contract has it.
 *
 * @param configuration the topic's own settings, by Kafka's names
 */
public record TopicSpec(String name, int partitions, Map<String, String> configuration) {}
