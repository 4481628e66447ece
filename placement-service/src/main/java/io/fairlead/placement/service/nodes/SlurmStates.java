package io.fairlead.placement.service.nodes;

import io.fairlead.placement.cluster.NodeState;
import io.fairlead.placement.cluster.NodeState.Usability;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What Slurm's node states mean for placing jobs. A state that is not known counts as bad. */
final class SlurmStates {

    /** Base states under which a node takes jobs as far as it has room. */
    private static final Set<String> WORKING = Set.of("IDLE", "MIXED", "ALLOCATED");

    /**
     * Flags that change nothing for us. PLANNED is Slurm's own look-ahead for a job that it
     * schedules natively; a decision goes before it, as any job started by hand would.
     */
    private static final Set<String> HARMLESS =
            Set.of("PLANNED", "CLOUD", "DYNAMIC_NORM", "DYNAMIC_FUTURE", "EXTERNAL", "COMPLETING");

    /** What is said of a node with several bad states: the first of these it has. */
    private static final Map<String, Usability> BAD = new LinkedHashMap<>();

    static {
        BAD.put("DOWN", Usability.DOWN);
        BAD.put("NOT_RESPONDING", Usability.NOT_RESPONDING);
        BAD.put("FAIL", Usability.FAILED);
        BAD.put("FAILING", Usability.FAILED);
        BAD.put("DRAIN", Usability.DRAINED);
        BAD.put("DRAINED", Usability.DRAINED);
        BAD.put("DRAINING", Usability.DRAINING);
        BAD.put("RESERVED", Usability.RESERVED);
    }

    private SlurmStates() {}

    /** The state for the engine of a node with this base state and these flags. */
    static NodeState read(Collection<String> states, String reason) {
        Set<String> names = new TreeSet<>();
        states.forEach(state -> names.add(state.toUpperCase(Locale.ROOT)));
        Set<String> bad = new TreeSet<>(names);
        bad.removeAll(WORKING);
        bad.removeAll(HARMLESS);
        if (!bad.isEmpty()) {
            return new NodeState(usability(names), reason.isBlank() ? words(bad) : reason);
        }
        return names.contains("COMPLETING")
                ? new NodeState(Usability.COMPLETING, "")
                : NodeState.AVAILABLE;
    }

    private static Usability usability(Set<String> names) {
        Usability found =
                BAD.entrySet().stream()
                        .filter(entry -> names.contains(entry.getKey()))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse(Usability.OUT_OF_USE);
        return found == Usability.DRAINED && busy(names) ? Usability.DRAINING : found;
    }

    private static boolean busy(Set<String> names) {
        return names.contains("ALLOCATED")
                || names.contains("MIXED")
                || names.contains("COMPLETING");
    }

    private static String words(Set<String> bad) {
        return String.join(" ", bad).toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
