package io.fairlead.platform.events;

import static io.fairlead.platform.events.Await.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.fairlead.platform.events.postgres.EventLoop;
import io.fairlead.platform.events.postgres.OwnerEpochs;
import io.fairlead.platform.events.postgres.StateStore;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
class StateStoreTest {

    private static final Instant NOW = Instant.parse("2026-12-01T10:00:00.123456Z");
    private final RawTopic topic = new RawTopic("slurm.outcomes");

    @Inject StateStore store;
    @Inject OwnerEpochs epochs;
    @Inject EventLoop eventLoop;
    @Inject Mutiny.SessionFactory sessions;

    @Test
    void anUnchangedStateIsNotPublishedAgainAndAChangedOneCountsUp() {
        long epoch = epochs.next("counts").await().indefinitely();

        int first = write("counts", epoch, "counts/1", "{\"a\":1}");
        int same = write("counts", epoch, "counts/1", "{\"a\":1}");
        int changed = write("counts", epoch, "counts/1", "{\"a\":2}");

        assertThat(List.of(first, same, changed)).containsExactly(1, 0, 1);
        until(
                () ->
                        assertThat(topic.records("counts/"))
                                .last()
                                .satisfies(
                                        r -> {
                                            assertThat(r.value()).isEqualTo("{\"a\":2}");
                                            assertThat(header(r, "ce_counter")).isEqualTo("2");
                                            assertThat(header(r, "ce_epoch"))
                                                    .isEqualTo(Long.toString(epoch));
                                            assertThat(header(r, "ce_time"))
                                                    .isEqualTo(NOW.toString());
                                        }));
    }

    @Test
    void anOwnerThatWasReplacedChangesNothingMore() {
        long old = epochs.next("fenced").await().indefinitely();
        write("fenced", old, "fenced/1", "{\"by\":\"old\"}");
        long current = epochs.next("fenced").await().indefinitely();

        int late = write("fenced", old, "fenced/1", "{\"by\":\"late\"}");
        int lateAndNew = write("fenced", old, "fenced/2", "{\"by\":\"late\"}");

        assertThat(current).isEqualTo(old + 1);
        assertThat(List.of(late, lateAndNew)).containsExactly(0, 0);
        assertThat(store.load("slurm.outcomes", "fenced").await().indefinitely())
                .singleElement()
                .satisfies(e -> assertThat(e.json()).contains("old"));
    }

    @Test
    void whatACrashLeftBetweenCommitAndSendIsSent() {
        // A row as a killed process leaves it: committed, and nobody woken.
        eventLoop
                .run(
                        () ->
                                sessions.withTransaction(
                                        s ->
                                                store.write(
                                                        s,
                                                        "slurm.outcomes",
                                                        "crashed",
                                                        7,
                                                        NOW,
                                                        List.of(
                                                                StateChange.of(
                                                                        "crashed/1", "{}")))))
                .await()
                .indefinitely();

        until(() -> assertThat(topic.records("crashed/")).hasSize(1));
    }

    @Test
    void manyStatesGoInOneWriteAndComeOutOnceEach() {
        List<StateChange> changes =
                java.util.stream.IntStream.range(0, 3000)
                        .mapToObj(i -> StateChange.of("many/" + i, "{\"i\":" + i + "}"))
                        .toList();

        int changed = store.write("slurm.outcomes", "many", 1, NOW, changes).await().indefinitely();

        assertThat(changed).isEqualTo(3000);
        until(() -> assertThat(topic.records("many/")).hasSize(3000));
    }

    @Test
    void aDeletionIsAVersionedStateAndItsKeyIsTombstonedLater() {
        write("gone", 1, "gone/1", "{\"here\":true}");
        store.write(
                        "slurm.outcomes",
                        "gone",
                        1,
                        NOW,
                        List.of(StateChange.deletion("gone/1", "{\"deleted\":true}")))
                .await()
                .indefinitely();

        until(
                () ->
                        assertThat(topic.records("gone/"))
                                .last()
                                .satisfies(
                                        r -> {
                                            assertThat(header(r, "ce_deleted")).isEqualTo("true");
                                            assertThat(header(r, "ce_counter")).isEqualTo("2");
                                        }));
        until(() -> assertThat(due(NOW.plusSeconds(1))).isEqualTo(1));
        assertThat(due(NOW.minusSeconds(1))).isZero();
    }

    private long due(Instant before) {
        return store.deletedBefore(before, 100).await().indefinitely().stream()
                .filter(e -> e.cluster().equals("gone"))
                .count();
    }

    private int write(String cluster, long epoch, String key, String json) {
        return store.write(
                        "slurm.outcomes", cluster, epoch, NOW, List.of(StateChange.of(key, json)))
                .await()
                .indefinitely();
    }

    private static String header(ConsumerRecord<String, String> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }
}
