package io.fairlead.placement.search;

import io.fairlead.placement.decision.Reason;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.search.SearchResult.Looked;
import io.fairlead.placement.search.SearchResult.NotFound;

/** Why nothing fits, and what is missing, in words. */
final class Shortage {

    private Shortage() {}

    static NotFound ofRequiredNode(String name, Looked looked) {
        Reason reason =
                new Reason(
                        ReasonCode.REQUIRED_NODE_NOT_FREE,
                        "the required node " + name + " is not free",
                        1);
        return new NotFound(reason, "needs " + name + " free", looked);
    }

    static NotFound ofNodes(int nodes, Looked looked) {
        int missing = nodes - looked.candidates();
        Reason reason =
                new Reason(
                        ReasonCode.NOT_ENOUGH_NODES_FREE,
                        "needs " + nodes + " nodes, " + looked.candidates() + " would do",
                        missing);
        return new NotFound(
                reason, "needs " + missing + " more free node" + (missing == 1 ? "" : "s"), looked);
    }

    static NotFound ofSegments(Problem problem, Looked looked) {
        int segment = problem.segment();
        int wanted = problem.nodes() / segment;
        int found = problem.units().stream().mapToInt(unit -> unit.segments(segment)).sum();
        int missing = Math.max(1, wanted - found);
        String text =
                "needs %d whole segments of %d nodes, domains have room for %d"
                        .formatted(wanted, segment, Math.min(found, wanted));
        Reason reason = new Reason(ReasonCode.SEGMENTS_DO_NOT_FIT, text, missing * segment);
        String more =
                "needs %d more segment%s of %d free nodes in one domain"
                        .formatted(missing, missing == 1 ? "" : "s", segment);
        return new NotFound(reason, more, looked);
    }

    static NotFound ofSwitches(Problem problem, Looked looked) {
        String text =
                "needs %d nodes below at most %d leaf switches"
                        .formatted(
                                problem.nodes(),
                                problem.maxSwitches() == null ? 0 : problem.maxSwitches());
        Reason reason = new Reason(ReasonCode.SWITCHES_DO_NOT_FIT, text, problem.nodes());
        return new NotFound(reason, "needs free nodes closer together", looked);
    }
}
