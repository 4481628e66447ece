package io.fairlead.placement.search;

import io.fairlead.placement.decision.Reason;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.decision.Score;
import java.util.List;
import java.util.Map;

/** What a search came to. */
public sealed interface SearchResult {

    Looked looked();

    /**
     * What was looked at.
     *
     * @param candidates nodes that would have done, each for itself
     */
    record Looked(int nodes, int candidates, Map<ReasonCode, Integer> ruledOut) {}

    /**
     * The best nodes.
     *
     * @param nodes in the order of their names
     */
    record Found(List<Integer> nodes, Demand demand, Spread spread, Score score, Looked looked)
            implements SearchResult {}

    /**
     * Nothing fits.
     *
     * @param missing what would be needed, in one line
     */
    record NotFound(Reason reason, String missing, Looked looked) implements SearchResult {}
}
