package io.fairlead.placement.decision;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a placement costs, in order of importance; less is better.
 *
 * @param domains NVLink domains it lies in
 * @param leafSwitches leaf switches it hangs on, over all rails
 * @param commonLevel how far up these meet: 0 on one leaf
 * @param segmentsLost whole free segments it takes from others, by segment size, largest first
 * @param gpusLeftOver free GPUs stranded on its nodes
 * @param nodesLeftOver free nodes stranded beside it in its domains, or on its leaf switches
 */
public record Score(
        int domains,
        int leafSwitches,
        int commonLevel,
        SortedMap<Integer, Integer> segmentsLost,
        int gpusLeftOver,
        int nodesLeftOver) {

    public Score {
        SortedMap<Integer, Integer> largestFirst = new TreeMap<>(Collections.reverseOrder());
        largestFirst.putAll(segmentsLost);
        segmentsLost = Collections.unmodifiableSortedMap(largestFirst);
    }

    /** The parts by name, in order of importance. */
    public Map<String, Integer> parts() {
        Map<String, Integer> parts = new LinkedHashMap<>();
        parts.put("domains", domains);
        parts.put("leafSwitches", leafSwitches);
        parts.put("commonLevel", commonLevel);
        segmentsLost.forEach((size, lost) -> parts.put("segmentsOf" + size + "Lost", lost));
        parts.put("gpusLeftOver", gpusLeftOver);
        parts.put("nodesLeftOver", nodesLeftOver);
        return Collections.unmodifiableMap(parts);
    }
}
