package io.fairlead.gateway.slurm.v0045;

import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.SlurmNode;
import io.fairlead.gateway.slurm.transport.SlurmTransport;
import io.fairlead.gateway.slurm.transport.SlurmTransport.Answer;
import io.fairlead.platform.events.Json;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Slurm over slurmrestd with data parser v0.0.45 (Slurm 26.05). */
public final class SlurmV0045 implements SlurmClient {

    /** As {@code fairlead.slurm.data-parser} names it. */
    public static final String VERSION = "v0.0.45";

    private static final String ROOT = "/slurm/" + VERSION;
    // It leaves out job_resources and gres_detail, which list every core: 9 kB a job, not 420.
    private static final String WITHOUT_CORES = "?flags=ALL";

    private final SlurmTransport transport;
    private final SharingReader sharing;

    /** Over a transport. */
    public SlurmV0045(SlurmTransport transport) {
        this.transport = transport;
        this.sharing = new SharingReader(transport);
    }

    @Override
    public void ping() {
        Wire.Envelope answer = ask(ROOT + "/ping/");
        List<Wire.Ping> pings = answer.pings() == null ? List.of() : answer.pings();
        if (pings.stream().noneMatch(Wire.Ping::responding)) {
            String status = pings.isEmpty() ? "no controller" : pings.get(0).status();
            throw new SlurmException.Unreachable("slurmctld does not answer: " + status);
        }
    }

    @Override
    public Map<Long, String> jobStates() {
        Answer answer = transport.get(ROOT + "/jobs/state/");
        Wire.States states = Answers.read(answer, Wire.States.class);
        Answers.check(transport, answer, states.errors());
        Map<Long, String> byId = new HashMap<>();
        List<Wire.State> jobs = Objects.requireNonNullElse(states.jobs(), List.of());
        jobs.forEach(
                s ->
                        byId.merge(
                                id(s.jobId()),
                                s.jobId() + String.join("+", s.state()),
                                (a, b) -> a + " " + b));
        return byId;
    }

    /**
     * "85", "85_3" (task 3 of an array), "86+1" (part 1 of a heterogeneous job): the job id comes
     * first.
     */
    private static long id(String text) {
        int end = 0;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        if (end == 0) {
            throw new SlurmException.Unreachable("not a job id in /jobs/state/: " + text);
        }
        return Long.parseLong(text.substring(0, end));
    }

    @Override
    public List<SlurmJob> job(long id) {
        try {
            List<Wire.Job> jobs = jobsOf(ask(ROOT + "/job/" + id + WITHOUT_CORES));
            if (jobs.stream().anyMatch(job -> sharing.unknown(job))) {
                sharing.read("/job/" + id + WITHOUT_CORES);
            }
            return jobs.stream().map(sharing::job).toList();
        } catch (SlurmException.Refused e) {
            if (e.code() == Answers.NO_SUCH_JOB) {
                return List.of();
            }
            throw e;
        }
    }

    @Override
    public List<SlurmJob> jobs() {
        List<Wire.Job> jobs = jobsOf(ask(ROOT + "/jobs/" + WITHOUT_CORES));
        if (!jobs.isEmpty()) {
            sharing.read("/jobs/" + WITHOUT_CORES);
        }
        return jobs.stream().map(sharing::job).toList();
    }

    @Override
    public List<SlurmNode> nodes() {
        List<Wire.Node> nodes = ask(ROOT + "/nodes/").nodes();
        return nodes == null ? List.of() : nodes.stream().map(NodeMapping::node).toList();
    }

    @Override
    public void place(long id, List<String> nodes, @Nullable Instant begin, String comment) {
        update(id, new Wire.JobUpdate(nodes, number(begin), comment, null));
    }

    @Override
    public void postpone(long id, @Nullable Instant begin, @Nullable String comment) {
        update(id, new Wire.JobUpdate(null, number(begin), comment, null));
    }

    @Override
    public void withdraw(
            long id,
            List<String> nodes,
            @Nullable Instant begin,
            @Nullable String comment,
            boolean unhold) {
        // An empty list is ignored; an empty name clears.
        List<String> names = nodes.isEmpty() ? List.of("") : nodes;
        update(
                id,
                new Wire.JobUpdate(names, number(begin), comment, unhold ? Boolean.FALSE : null));
    }

    private static @Nullable SlurmNumber number(@Nullable Instant time) {
        return time == null ? null : SlurmNumber.seconds(time);
    }

    private void update(long id, Wire.JobUpdate update) {
        Answer answer = transport.post(ROOT + "/job/" + id, Json.write(update));
        Wire.Envelope envelope = Answers.read(answer, Wire.Envelope.class);
        Answers.check(transport, answer, envelope.errors());
    }

    private Wire.Envelope ask(String path) {
        Answer answer = transport.get(path);
        Wire.Envelope envelope = Answers.read(answer, Wire.Envelope.class);
        Answers.check(transport, answer, envelope.errors());
        return envelope;
    }

    private static List<Wire.Job> jobsOf(Wire.Envelope envelope) {
        return Objects.requireNonNullElse(envelope.jobs(), List.of());
    }
}
