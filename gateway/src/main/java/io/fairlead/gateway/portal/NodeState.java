package io.fairlead.gateway.portal;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The one state of a node that decides its colour; the order is how bad it is for a job. */
public enum NodeState {
    /** Free. */
    IDLE,
    /** Partly in use. */
    MIXED,
    /** Wholly in use. */
    ALLOCATED,
    /** A job is leaving. */
    COMPLETING,
    /** Drained as soon as its jobs end. */
    DRAINING,
    /** Takes no job: an operator or a check said so. */
    DRAINED,
    /** Does not work, or is off. */
    DOWN,
    /** Marked as about to fail, or failed. */
    FAILED,
    /** Slurm does not know it, or has not heard of it lately. */
    UNKNOWN;

    private static final Set<String> BUSY = Set.of("ALLOCATED", "MIXED", "COMPLETING");
    private static final Set<String> OFF =
            Set.of("DOWN", "ERROR", "POWERED_DOWN", "POWERING_DOWN", "INVALID_REG");
    private static final Set<String> FAILING = Set.of("FAIL", "FAILING");

    /**
     * The state that Slurm's base state and flags amount to. What keeps a job away wins over what
     * runs there; NOT_RESPONDING wins over a base state, which is then only the last one known.
     */
    public static NodeState of(List<String> slurmStates) {
        if (has(slurmStates, OFF)) {
            return DOWN;
        }
        if (has(slurmStates, FAILING)) {
            return FAILED;
        }
        if (slurmStates.contains("DRAIN")) {
            return has(slurmStates, BUSY) ? DRAINING : DRAINED;
        }
        if (slurmStates.contains("NOT_RESPONDING")) {
            return UNKNOWN;
        }
        return used(slurmStates);
    }

    private static NodeState used(List<String> slurmStates) {
        for (NodeState state : List.of(COMPLETING, ALLOCATED, MIXED, IDLE)) {
            if (slurmStates.contains(state.name())) {
                return state;
            }
        }
        return UNKNOWN;
    }

    private static boolean has(List<String> slurmStates, Set<String> any) {
        return slurmStates.stream().anyMatch(any::contains);
    }

    /** As answers write it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
