package io.fairlead.placement.service.cycle;

import io.fairlead.placement.service.decisions.Issued;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.nodes.SlurmNode;
import io.fairlead.placement.service.topology.InventoryNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts what is known of a cluster for an operator. */
final class Summaries {

    private static final String FREE = "FREE";

    private final Known known;
    private final Set<String> kept;
    private final Set<String> running;

    private Summaries(Known known, Collection<Issued> decisions) {
        this.known = known;
        Set<String> pending =
                known.jobs().stream()
                        .filter(SlurmJob::pending)
                        .map(SlurmJob::job)
                        .collect(Collectors.toSet());
        this.kept =
                decisions.stream()
                        .filter(issued -> pending.contains(issued.decision().job()))
                        .flatMap(issued -> issued.committedNodes().stream())
                        .collect(Collectors.toSet());
        this.running =
                known.jobs().stream()
                        .filter(SlurmJob::occupies)
                        .flatMap(job -> job.nodes().stream())
                        .collect(Collectors.toSet());
    }

    static Summary of(Known known, Collection<Issued> decisions) {
        return new Summaries(known, decisions).summary();
    }

    private Summary summary() {
        Map<String, Integer> byState = new TreeMap<>();
        Map<String, Integer> freeByDomain = new TreeMap<>();
        for (InventoryNode node : known.revision().nodes().values()) {
            String state = state(node.name());
            byState.merge(state, 1, Integer::sum);
            String domain = node.nvlinkDomain() == null ? node.name() : node.nvlinkDomain();
            freeByDomain.merge(domain, state.equals(FREE) ? 1 : 0, Integer::sum);
        }
        return new Summary(
                known.cluster(),
                known.revision().number(),
                byState,
                known.nodes().keySet().stream()
                        .filter(name -> !known.revision().nodes().containsKey(name))
                        .sorted()
                        .toList(),
                (int) known.jobs().stream().filter(SlurmJob::pending).count(),
                kept.size(),
                segments(freeByDomain.values()));
    }

    private String state(String name) {
        SlurmNode node = known.nodes().get(name);
        if (node == null) {
            return "NOT_IN_SLURM";
        }
        return node.state().available() ? occupation(node) : node.state().usability().name();
    }

    private String occupation(SlurmNode node) {
        boolean untouched = node.gpusAllocated() == 0 && node.cpusAllocated() == 0;
        if (untouched && !kept.contains(node.name()) && !running.contains(node.name())) {
            return FREE;
        }
        boolean full = node.cpusAllocated() >= node.cpus() || node.gpusAllocated() >= node.gpus();
        return full || untouched ? "BUSY" : "PARTLY_FREE";
    }

    /** Powers of two up to the largest domain, and that itself. */
    private List<Summary.FreeSegments> segments(Collection<Integer> freeByDomain) {
        int largest = largestDomain();
        List<Integer> sizes = new ArrayList<>();
        for (int size = 1; size < largest; size *= 2) {
            sizes.add(size);
        }
        sizes.add(largest);
        return sizes.stream()
                .map(
                        size ->
                                new Summary.FreeSegments(
                                        size,
                                        freeByDomain.stream().mapToInt(free -> free / size).sum()))
                .toList();
    }

    private int largestDomain() {
        Map<String, Integer> nodes = new TreeMap<>();
        for (InventoryNode node : known.revision().nodes().values()) {
            String domain = node.nvlinkDomain();
            if (domain != null) {
                nodes.merge(domain, 1, Integer::sum);
            }
        }
        return nodes.values().stream().mapToInt(Integer::intValue).max().orElse(1);
    }
}
