package io.fairlead.placement.decision;

/**
 * One reason.
 *
 * @param text one line for a person
 * @param nodes nodes it rules out, or is short of; 0 where it is not about nodes
 */
public record Reason(ReasonCode code, String text, int nodes) {}
