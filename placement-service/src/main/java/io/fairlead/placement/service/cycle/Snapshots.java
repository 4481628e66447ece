package io.fairlead.placement.service.cycle;

import io.fairlead.placement.cluster.ClusterSnapshot;
import io.fairlead.placement.cluster.Node;
import io.fairlead.placement.cluster.NodeState;
import io.fairlead.placement.cluster.NodeState.Usability;
import io.fairlead.placement.cluster.Resources;
import io.fairlead.placement.cluster.RunningAllocation;
import io.fairlead.placement.cluster.SwitchTree;
import io.fairlead.placement.service.jobs.JobRequest;
import io.fairlead.placement.service.jobs.SlurmJob;
import io.fairlead.placement.service.nodes.SlurmNode;
import io.fairlead.placement.service.topology.InventoryNode;
import io.fairlead.placement.service.topology.InventorySwitch;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The engine's snapshot of what is known: where nodes hang from the inventory, everything else from
 * Slurm. Nodes that only Slurm knows are left out: nobody has said where they hang.
 */
final class Snapshots {

    private Snapshots() {}

    /**
     * Freezes it.
     *
     * @param elsewhere jobs that Slurm started on nodes of its own choice and does not yet show as
     *     running: they hold these
     */
    static ClusterSnapshot of(Known known, List<Agenda.Kept> elsewhere, Instant now) {
        Set<String> heldWhole =
                known.jobs().stream()
                        .filter(job -> job.occupies() && job.request().exclusive())
                        .flatMap(job -> job.nodes().stream())
                        .collect(Collectors.toSet());
        List<Node> nodes =
                known.revision().nodes().values().stream()
                        .map(node -> node(node, known.nodes().get(node.name()), heldWhole))
                        .toList();
        return new ClusterSnapshot(now, nodes, switches(known), running(known, elsewhere, now));
    }

    private static Node node(InventoryNode node, @Nullable SlurmNode slurm, Set<String> heldWhole) {
        Node.Builder builder =
                Node.named(node.name())
                        .nvlinkDomain(node.nvlinkDomain())
                        .rack(node.rack())
                        .leafSwitches(node.leafSwitches())
                        .heldExclusively(heldWhole.contains(node.name()));
        if (slurm == null) {
            return builder.capacity(new Resources(node.gpus(), node.cpus(), node.memoryBytes()))
                    .state(new NodeState(Usability.OUT_OF_USE, "not known to Slurm"))
                    .build();
        }
        return builder.capacity(new Resources(slurm.gpus(), slurm.cpus(), slurm.memoryBytes()))
                .allocated(
                        new Resources(
                                slurm.gpusAllocated(),
                                slurm.cpusAllocated(),
                                slurm.memoryAllocatedBytes()))
                .features(slurm.features())
                .partitions(slurm.partitions())
                .state(slurm.state())
                .build();
    }

    private static SwitchTree switches(Known known) {
        Map<String, String> parents = new HashMap<>();
        for (InventorySwitch one : known.revision().switches().values()) {
            String parent = one.parent();
            if (parent != null) {
                parents.put(one.name(), parent);
            }
        }
        return new SwitchTree(parents);
    }

    private static List<RunningAllocation> running(
            Known known, List<Agenda.Kept> elsewhere, Instant now) {
        return Stream.concat(
                        known.jobs().stream()
                                .filter(SlurmJob::occupies)
                                .map(job -> allocation(job, job.nodes(), now)),
                        elsewhere.stream().map(kept -> allocation(kept.job(), kept.nodes(), now)))
                .toList();
    }

    private static RunningAllocation allocation(SlurmJob job, List<String> nodes, Instant now) {
        JobRequest request = job.request();
        Long memory = request.memoryPerNodeBytes();
        return RunningAllocation.evenly(
                job.job(),
                nodes,
                new Resources(
                        Requests.gpus(request).perNode(Math.max(1, nodes.size())),
                        request.cpusPerNode(),
                        memory == null ? 0 : memory),
                request.exclusive(),
                expectedEnd(job, now));
    }

    private static @Nullable Instant expectedEnd(SlurmJob job, Instant now) {
        Long limit = job.timeLimitSeconds();
        if (job.endTime() != null || limit == null) {
            return job.endTime();
        }
        return now.plusSeconds(limit);
    }
}
