package io.fairlead.gateway.slurm.v0045;

import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.transport.SlurmTransport;
import io.fairlead.gateway.slurm.transport.SlurmTransport.Answer;
import java.util.List;
import java.util.Objects;
import org.jboss.logging.Logger;

/** Asks v0.0.44 for what v0.0.45 does not show, where slurmrestd serves it too. */
final class SharingReader {

    private static final Logger LOG = Logger.getLogger(SharingReader.class);
    private static final String ROOT = "/slurm/v0.0.44";

    private final SlurmTransport transport;
    private final Sharing known = new Sharing();
    private volatile boolean served = true;

    SharingReader(SlurmTransport transport) {
        this.transport = transport;
    }

    boolean unknown(Wire.Job job) {
        return known.of(job) == null;
    }

    SlurmJob job(Wire.Job job) {
        return JobMapping.job(job, known.of(job));
    }

    void read(String path) {
        if (!served) {
            return;
        }
        Answer answer = transport.getIfServed(ROOT + path);
        if (!answer.json()) {
            notServed(answer);
            return;
        }
        try {
            Wire.Envelope envelope = Answers.read(answer, Wire.Envelope.class);
            Answers.check(transport, answer, envelope.errors());
            Objects.requireNonNullElse(envelope.jobs(), List.<Wire.Job>of()).forEach(known::note);
        } catch (SlurmException.Refused e) {
            LOG.debugf("a job left between two reads: %s", e.getMessage());
        }
    }

    private void notServed(Answer answer) {
        if (answer.status() != 404) {
            throw new SlurmException.Unreachable("slurmrestd answers HTTP " + answer.status());
        }
        served = false;
        LOG.warn(
                "slurmrestd does not serve data parser v0.0.44, and v0.0.45 does not show --exclusive: only a"
                        + " job's submit line tells it. Let slurmrestd load both (-d v0.0.45,v0.0.44).");
    }
}
