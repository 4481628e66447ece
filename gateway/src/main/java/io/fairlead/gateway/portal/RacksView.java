package io.fairlead.gateway.portal;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cluster's racks as one person sees them.
 *
 * @param revision topology revision in force; null before the first
 * @param complete whether everything known is read; false for a moment after a start
 * @param counts nodes by {@link NodeState} label
 */
public record RacksView(
        String cluster,
        @Nullable Long revision,
        boolean complete,
        Map<String, Long> counts,
        List<Rack> racks) {

    /**
     * One rack.
     *
     * @param name null for nodes whose rack is unknown
     */
    public record Rack(@Nullable String name, List<Domain> domains) {}

    /**
     * One NVLink domain.
     *
     * @param name null for nodes whose NVLink ends at the chassis
     */
    public record Domain(@Nullable String name, List<NodeView> nodes) {}
}
