package io.fairlead.placement.decision;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was decided of one job. */
public sealed interface Decision {

    String job();

    /** Why, in one line for a person. */
    String line();

    /**
     * It runs on these nodes, from now on.
     *
     * @param nodes all of them, in the order of their names
     * @param leafSwitches leaf switches they hang on, in the order of their names
     * @param kept decided before, and still so
     */
    record Place(
            String job,
            List<String> nodes,
            List<DomainShare> domains,
            List<String> leafSwitches,
            Score score,
            boolean kept,
            Explanation explanation)
            implements Decision {
        public Place {
            nodes = List.copyOf(nodes);
            domains = List.copyOf(domains);
            leafSwitches = List.copyOf(leafSwitches);
        }

        @Override
        public String line() {
            return explanation.line();
        }
    }

    /**
     * Not now.
     *
     * @param reasons the binding one first
     * @param earliestStart when it starts at the latest if everything runs to its limit; null where
     *     that is not known or was not computed
     * @param reservedNodes kept for it from then on; empty where there is no such time
     * @param wouldChange what would make it start now, in one line; null where nothing simple would
     */
    record Wait(
            String job,
            List<Reason> reasons,
            @Nullable Instant earliestStart,
            List<String> reservedNodes,
            @Nullable String wouldChange,
            Explanation explanation)
            implements Decision {
        public Wait {
            reasons = List.copyOf(reasons);
            reservedNodes = List.copyOf(reservedNodes);
        }

        @Override
        public String line() {
            return explanation.line();
        }
    }

    /** It can never run as asked, or asks for what is not understood: Slurm may have it. */
    record Refuse(String job, ReasonCode code, String text) implements Decision {
        @Override
        public String line() {
            return Explanation.cut("fairlead: left to Slurm: " + text);
        }
    }
}
