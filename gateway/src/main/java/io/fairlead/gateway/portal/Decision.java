package io.fairlead.gateway.portal;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where and when a job runs, and why, from {@code placement.decisions}.
 *
 * @param decision PLACE, WAIT or REFUSE
 * @param wouldChange what would make it start; null where nothing is known
 */
public record Decision(
        String cluster,
        String job,
        String decision,
        List<String> nodes,
        List<DomainShare> nvlinkDomains,
        String reason,
        List<Reason> reasons,
        int candidates,
        @Nullable String wouldChange,
        @Nullable Instant earliestStart,
        Instant decidedAt) {

    public Decision {
        nodes = List.copyOf(nodes);
        nvlinkDomains = List.copyOf(nvlinkDomains);
        reasons = List.copyOf(reasons);
    }

    /** How many of the nodes lie in a domain. */
    public record DomainShare(String name, int nodes) {}

    /**
     * One thing that ruled nodes out.
     *
     * @param nodes how many; null where it is not about nodes
     */
    public record Reason(String code, String text, @Nullable Integer nodes) {}
}
