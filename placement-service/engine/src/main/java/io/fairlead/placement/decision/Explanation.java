package io.fairlead.placement.decision;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was looked at.
 *
 * @param line all of it in one line for a person, at most {@link #MAX_LINE} characters
 * @param lookedAt nodes looked at
 * @param candidates nodes that would have done, each for itself
 * @param ruledOut the others, by what ruled them out first
 */
public record Explanation(
        String line, int lookedAt, int candidates, SortedMap<ReasonCode, Integer> ruledOut) {

    /** Fits Slurm's admin comment with room for what others write there. */
    public static final int MAX_LINE = 200;

    public Explanation {
        ruledOut = Collections.unmodifiableSortedMap(new TreeMap<>(ruledOut));
        line = cut(line);
    }

    static String cut(String line) {
        return line.length() <= MAX_LINE ? line : line.substring(0, MAX_LINE - 3) + "...";
    }

    public static Explanation of(
            String line, int lookedAt, int candidates, Map<ReasonCode, Integer> ruledOut) {
        return new Explanation(line, lookedAt, candidates, new TreeMap<>(ruledOut));
    }
}
