package io.fairlead.gateway.leases.kafka;

import io.fairlead.gateway.cluster.SlurmSettings;
import io.fairlead.gateway.leases.PlacementLiveness;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.ConsumerGroupDescription;
import org.apache.kafka.common.GroupState;
import org.apache.kafka.common.KafkaException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Placement lives while its consumer group has a member that reads: Kafka notices a death in 10 s.
 */
@ApplicationScoped
class ConsumerGroupLiveness implements PlacementLiveness {

    private static final Logger LOG = Logger.getLogger(ConsumerGroupLiveness.class);
    private static final Duration EVERY = Duration.ofSeconds(2);

    /** Without Kafka's word for that long nothing is known: no lease is renewed on hearsay. */
    private static final Duration GOOD_FOR = Duration.ofSeconds(10);

    private final Map<String, Object> kafka;
    private final String group;
    private final Clock clock;
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(
                    task -> {
                        Thread made = new Thread(task, "placement-liveness");
                        made.setDaemon(true);
                        return made;
                    });
    private final Look look = new Look();
    private volatile Instant seenAlive = Instant.MIN;
    private volatile boolean alive;

    ConsumerGroupLiveness(
            @Identifier("default-kafka-broker") Map<String, Object> kafka,
            SlurmSettings settings,
            Clock clock) {
        this.kafka = new HashMap<>(kafka);
        this.group = settings.lease().placementGroup();
        this.clock = clock;
    }

    void start(@Observes StartupEvent event) {
        var unused =
                thread.scheduleWithFixedDelay(look, 0, EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        var unused = thread.submit(look::close);
        thread.shutdown();
    }

    @Override
    public boolean lives() {
        return alive && seenAlive.plus(GOOD_FOR).isAfter(clock.instant());
    }

    /** One question to Kafka; the client is made at the first and kept. */
    private final class Look implements Runnable {

        private @Nullable Admin admin;

        @Override
        public void run() {
            try {
                Admin client = admin == null ? client() : admin;
                admin = client;
                Map<String, ConsumerGroupDescription> groups =
                        client.describeConsumerGroups(List.of(group))
                                .all()
                                .get(5, TimeUnit.SECONDS);
                groups.values().forEach(this::note);
            } catch (ExecutionException | TimeoutException | KafkaException e) {
                LOG.debugf("Kafka says nothing about group %s: %s", group, e.getMessage());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        void close() {
            if (admin != null) {
                admin.close(Duration.ZERO);
            }
        }

        private Admin client() {
            Map<String, Object> settings = new HashMap<>(kafka);
            settings.keySet().retainAll(AdminClientConfig.configNames());
            settings.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, 5000);
            settings.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, 3000);
            settings.put(AdminClientConfig.CLIENT_ID_CONFIG, "gateway-placement-liveness");
            return Admin.create(settings);
        }

        private void note(ConsumerGroupDescription description) {
            boolean now =
                    description.groupState() == GroupState.STABLE
                            && !description.members().isEmpty();
            if (now != alive) {
                LOG.infof(
                        now
                                ? "placement lives (group %s): leases are renewed"
                                : "placement has no live owner (group %s): no lease is renewed, Slurm schedules"
                                        + " natively when they end",
                        group);
            }
            alive = now;
            if (now) {
                seenAlive = clock.instant();
            }
        }
    }
}
