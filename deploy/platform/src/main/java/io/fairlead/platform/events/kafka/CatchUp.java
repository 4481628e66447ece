package io.fairlead.platform.events.kafka;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Default;
import jakarta.enterprise.inject.Instance;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * How far the inbox has read since it took its partitions over. Until everything that was there
 * then is read, what this service knows is not whole, and it is not ready.
 */
@ApplicationScoped
@Default
@Identifier("state")
public class CatchUp implements KafkaConsumerRebalanceListener {

    private final Instance<StateInbox> inbox;
    // What is still to be read, per partition: the offset before which everything is history.
    private final Map<TopicPartition, Long> remaining = new HashMap<>();
    private final Set<TopicPartition> owned = new HashSet<>();
    private final int partitionCount;
    private boolean assigned;
    private boolean takeOver;
    private boolean announced;

    CatchUp(
            Instance<StateInbox> inbox,
            @ConfigProperty(name = "fairlead.kafka.partitions") int partitionCount) {
        this.inbox = inbox;
        this.partitionCount = partitionCount;
    }

    @Override
    public synchronized void onPartitionsAssigned(
            Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
        Map<TopicPartition, Long> starts = consumer.beginningOffsets(partitions);
        for (TopicPartition partition : partitions) {
            if (starts.getOrDefault(partition, 0L) < ends.getOrDefault(partition, 0L)) {
                remaining.put(partition, ends.get(partition));
            }
        }
        consumer.seekToBeginning(partitions);
        owned.addAll(partitions);
        assigned = true;
        takeOver = true;
        announced = false;
    }

    @Override
    public synchronized void onPartitionsRevoked(
            Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        partitions.forEach(remaining::remove);
        owned.removeAll(partitions);
        assigned = false;
    }

    /** Whether partitions were taken over since the last call. */
    synchronized boolean takeOver() {
        boolean result = takeOver;
        takeOver = false;
        return result;
    }

    synchronized void read(TopicPartition partition, long offset) {
        Long end = remaining.get(partition);
        if (end != null && offset >= end - 1) {
            remaining.remove(partition);
        }
    }

    /** True once after each takeover: when everything is read. */
    synchronized boolean completeNow() {
        if (announced || takeOver || !complete()) {
            return false;
        }
        announced = true;
        return true;
    }

    /** Whether partitions are owned and everything that was there at the takeover is read. */
    public synchronized boolean complete() {
        return assigned && remaining.isEmpty();
    }

    /**
     * Whether a cluster's partition is this instance's now. What was known of a cluster stays in
     * memory when another instance takes it over, so an owner asks before it acts.
     */
    public synchronized boolean owns(String cluster) {
        int partition = StateSender.partitionOf(cluster, partitionCount);
        return owned.stream().anyMatch(p -> p.partition() == partition);
    }

    // Where all topics are empty no record ever arrives to announce it.
    @Scheduled(every = "1s", delayed = "2s")
    void announceWithoutRecords() {
        inbox.get().announceIdle();
    }
}
