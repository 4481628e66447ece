package io.fairlead.gateway.jobs.kafka;

import io.fairlead.gateway.jobs.Completion;
import io.fairlead.gateway.jobs.Jobs;
import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.platform.events.UnreadableEventException;
import io.fairlead.platform.events.kafka.DeadLetters;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/**
 * Slurm's own start and end records: each makes the gateway look at its job at once, before the
 * next poll would. They only speed things up, but for a job that Slurm has forgotten meanwhile.
 */
@ApplicationScoped
class SlurmRecords {

    private static final Logger LOG = Logger.getLogger(SlurmRecords.class);

    private final SlurmClient slurm;
    private final Jobs jobs;
    private final DeadLetters deadLetters;

    SlurmRecords(SlurmClient slurm, Jobs jobs, DeadLetters deadLetters) {
        this.slurm = slurm;
        this.jobs = jobs;
        this.deadLetters = deadLetters;
    }

    @Incoming("slurm-records")
    @Blocking
    void read(ConsumerRecord<String, byte[]> record) {
        try {
            look(Completion.read(text(record)));
        } catch (UnreadableEventException | IllegalArgumentException e) {
            String reason = e.getMessage() == null ? e.toString() : e.getMessage();
            deadLetters
                    .send(record, reason)
                    .subscribe()
                    .with(ok -> {}, f -> LOG.errorf("dead letter not sent: %s", f.getMessage()));
        } catch (RuntimeException e) {
            // Slurm or PostgreSQL is away, which is said elsewhere. The sweep after its return sees
            // the job.
            LOG.debugf("job record %d@%d: %s", record.partition(), record.offset(), e.getMessage());
        }
    }

    private void look(Completion completion) {
        long order = jobs.order();
        List<SlurmJob> seen = lookUp(completion.id());
        jobs.seen(seen, order);
        boolean forgotten = seen.stream().noneMatch(job -> job.key().equals(completion.key()));
        if (forgotten && completion.ended()) {
            jobs.ended(completion);
        }
    }

    private List<SlurmJob> lookUp(long id) {
        try {
            return slurm.job(id);
        } catch (SlurmException.Refused e) {
            return List.of();
        }
    }

    private static String text(ConsumerRecord<String, byte[]> record) {
        if (record.value() == null) {
            throw new UnreadableEventException("the value is null, a job record is due");
        }
        return new String(record.value(), StandardCharsets.UTF_8);
    }
}
