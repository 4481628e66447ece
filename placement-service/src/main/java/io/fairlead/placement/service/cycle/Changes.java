package io.fairlead.placement.service.cycle;

import io.fairlead.placement.service.decisions.Decision;
import java.util.List;

/**
 * What a cycle changes about the decisions in force.
 *
 * @param decisions new ones, each in place of the one its job had
 * @param deletions keys of jobs whose decision does not stand any more
 */
public record Changes(List<Decision> decisions, List<String> deletions) {

    public Changes {
        decisions = List.copyOf(decisions);
        deletions = List.copyOf(deletions);
    }

    /** Whether everything stays as it is. */
    public boolean isEmpty() {
        return decisions.isEmpty() && deletions.isEmpty();
    }
}
