package io.fairlead.placement.service.cycle;

import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.nodes.SlurmNode;
import io.fairlead.placement.service.topology.Revision;
import java.util.List;
import java.util.Map;

/**
 * What is known of a cluster at one moment; never changes.
 *
 * @param nodes what Slurm says of nodes, by name
 * @param jobs jobs that have not ended
 */
public record Known(
        String cluster, Revision revision, Map<String, SlurmNode> nodes, List<SlurmJob> jobs) {

    public Known {
        nodes = Map.copyOf(nodes);
        jobs = List.copyOf(jobs);
    }

    /**
     * Whether a job that is to start may still use the node: in both worlds, and not out of use.
     */
    boolean usable(String node) {
        SlurmNode slurm = nodes.get(node);
        return slurm != null && revision.nodes().containsKey(node) && slurm.state().available();
    }

    /** Whether Slurm's side is known at all: without it no partition has a node. */
    boolean slurmIsKnown() {
        return nodes.keySet().stream().anyMatch(revision.nodes()::containsKey);
    }
}
