package io.fairlead.gateway.slurm.v0045;

import io.fairlead.gateway.slurm.SlurmException;
import io.fairlead.gateway.slurm.transport.SlurmTransport;
import io.fairlead.gateway.slurm.transport.SlurmTransport.Answer;
import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.UnreadableEventException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an answer means: {@code errors[]} count whatever the HTTP code is. */
final class Answers {

    private static final int AUTHENTICATION = 1007;
    static final int NO_SUCH_JOB = 2017;

    private Answers() {}

    static <T> T read(Answer answer, Class<T> type) {
        try {
            return Json.read(answer.body(), type);
        } catch (UnreadableEventException e) {
            throw new SlurmException.Unreachable(
                    "the answer (HTTP %d) is not data parser v0.0.45: %s"
                            .formatted(answer.status(), e.getMessage()));
        }
    }

    static void check(
            SlurmTransport transport, Answer answer, @Nullable List<Wire.Problem> errors) {
        if (errors == null || errors.isEmpty()) {
            if (answer.status() >= 400) {
                throw new SlurmException.Unreachable("slurmrestd answers HTTP " + answer.status());
            }
            return;
        }
        Wire.Problem first = errors.get(0);
        if (first.errorNumber() == AUTHENTICATION) {
            throw transport.keyRefused(line(first));
        }
        if (notOfTheController(first.errorNumber())) {
            throw new SlurmException.Unreachable(
                    "slurmrestd answers, but slurmctld does not: " + line(first));
        }
        throw new SlurmException.Refused(first.errorNumber(), line(first));
    }

    /**
     * -1 and the communication errors (1000 and up, sockets 5000 and up) come from the way, not
     * from slurmctld.
     */
    private static boolean notOfTheController(int error) {
        return error < 2000 || (error >= 5000 && error < 5100);
    }

    private static String line(Wire.Problem problem) {
        String error = problem.error() == null ? "" : problem.error();
        String description = problem.description() == null ? "" : problem.description();
        return (error + " (" + description + ", " + problem.errorNumber() + ")").replace('\n', ' ');
    }
}
