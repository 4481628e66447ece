package io.fairlead.gateway.decisions;

import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.StateEvent;
import io.fairlead.platform.events.StateVersion;
import io.fairlead.platform.events.UnreadableEventException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What placement decided for a job: as much of it as Slurm needs.
 *
 * @param job the job's key
 * @param jobId Slurm's number
 * @param nodes expanded; empty unless PLACE
 * @param reason one line for the job's user
 */
public record Decision(
        StateVersion version,
        String job,
        long jobId,
        Kind kind,
        List<String> nodes,
        String reason,
        Instant decidedAt) {

    public Decision {
        nodes = List.copyOf(nodes);
    }

    /** Kinds, as the contract names them. */
    public enum Kind {
        PLACE,
        WAIT,
        REFUSE
    }

    private record Payload(
            @Nullable String job,
            @Nullable Long jobId,
            @Nullable Kind decision,
            @Nullable List<String> nodes,
            @Nullable String reason,
            @Nullable Instant decidedAt) {}

    /**
     * The decision of an event that is no deletion.
     *
     * @throws UnreadableEventException naming the field at fault
     */
    public static Decision read(StateEvent event) {
        Payload payload = Json.read(event.json(), Payload.class);
        Decision decision =
                new Decision(
                        event.version(),
                        required(payload.job(), "job"),
                        required(payload.jobId(), "jobId"),
                        required(payload.decision(), "decision"),
                        payload.nodes() == null ? List.of() : payload.nodes(),
                        Objects.requireNonNullElse(payload.reason(), ""),
                        required(payload.decidedAt(), "decidedAt"));
        if (decision.kind() == Kind.PLACE && decision.nodes().isEmpty()) {
            throw new UnreadableEventException("a PLACE without nodes");
        }
        return decision;
    }

    /** Whether it is for these nodes and no others. */
    public boolean names(java.util.Collection<String> others) {
        return Set.copyOf(nodes).equals(Set.copyOf(others));
    }

    private static <T> T required(@Nullable T value, String field) {
        if (value == null) {
            throw new UnreadableEventException(field + " is missing");
        }
        return value;
    }
}
