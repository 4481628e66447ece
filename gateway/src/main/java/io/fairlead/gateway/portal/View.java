package io.fairlead.gateway.portal;

import io.fairlead.gateway.tenancy.TenantScope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What one scope lets through of a picture. Lives only while the picture's lock is held. */
final class View {

    private static final Comparator<SlurmJob> NEWEST_FIRST =
            Comparator.comparing(SlurmJob::submitTime).thenComparing(SlurmJob::jobId).reversed();

    private final ClusterPicture.Content content;
    private final TenantScope scope;

    View(ClusterPicture.Content content, TenantScope scope) {
        this.content = content;
        this.scope = scope;
    }

    RacksView racks() {
        Map<String, Map<String, List<NodeView>>> byRack = new TreeMap<>(NaturalOrder.NAMES);
        Map<String, Long> counts = new TreeMap<>();
        for (String name : nodeNames()) {
            NodeView node = node(name);
            // Names are never empty, so that one stands for "none" here.
            byRack.computeIfAbsent(orNone(node.rack()), r -> new TreeMap<>(NaturalOrder.NAMES))
                    .computeIfAbsent(orNone(node.nvlinkDomain()), d -> new ArrayList<>())
                    .add(node);
            counts.merge(node.state(), 1L, Long::sum);
        }
        List<RacksView.Rack> racks = new ArrayList<>();
        byRack.forEach((rack, domains) -> racks.add(rack(rack, domains)));
        return new RacksView(
                content.cluster(), content.revision(), content.complete(), counts, racks);
    }

    private static RacksView.Rack rack(String name, Map<String, List<NodeView>> domains) {
        return new RacksView.Rack(
                orNull(name),
                domains.entrySet().stream()
                        .map(e -> new RacksView.Domain(orNull(e.getKey()), e.getValue()))
                        .toList());
    }

    private Set<String> nodeNames() {
        Set<String> names = new TreeSet<>(NaturalOrder.NAMES);
        names.addAll(content.inventory().keySet());
        names.addAll(content.slurmNodes().keySet());
        return names;
    }

    NodeView node(String name) {
        InventoryNode place = content.inventory().get(name);
        SlurmNode slurm = content.slurmNodes().get(name);
        List<SlurmJob> there =
                content.jobsOnNode().getOrDefault(name, Set.of()).stream()
                        .map(content.jobs()::get)
                        .toList();
        List<NodeView.JobOnNode> visible =
                there.stream()
                        .filter(this::sees)
                        .map(job -> new NodeView.JobOnNode(job.job(), job.jobId(), job.user()))
                        .toList();
        boolean others = visible.size() < there.size();
        return new NodeView(
                name,
                place == null ? null : place.rack(),
                place == null ? null : place.nvlinkDomain(),
                NodeState.of(slurm == null ? List.of() : slurm.states()).label(),
                slurm == null ? List.of() : slurm.states(),
                // An operator's free text may name anybody.
                slurm == null || !scope.seesAll() ? "" : slurm.reason(),
                place != null ? place.gpuModel() : slurm == null ? null : slurm.gpuModel(),
                place != null ? place.gpus() : slurm == null ? 0 : slurm.gpus(),
                gpusUsed(slurm, others || visible.isEmpty()),
                visible,
                others);
    }

    private @Nullable Integer gpusUsed(@Nullable SlurmNode slurm, boolean notOnlyOwn) {
        if (slurm == null) {
            return null;
        }
        boolean othersUse = notOnlyOwn && slurm.gpusAllocated() > 0;
        return othersUse && !scope.seesAll() ? null : slurm.gpusAllocated();
    }

    List<JobView> jobs() {
        return content.jobs().values().stream()
                .filter(this::sees)
                .sorted(NEWEST_FIRST)
                .map(this::view)
                .toList();
    }

    @Nullable JobView job(String key) {
        SlurmJob job = content.jobs().get(key);
        return job != null && sees(job) ? view(job) : null;
    }

    /** The newest of that number: Slurm uses numbers again. */
    Optional<JobView> jobById(long jobId) {
        return content.jobs().values().stream()
                .filter(job -> job.jobId() == jobId && sees(job))
                .min(NEWEST_FIRST)
                .map(this::view);
    }

    private boolean sees(SlurmJob job) {
        return scope.seesAccount(job.account());
    }

    private JobView view(SlurmJob job) {
        return JobView.of(
                job, content.decisions().get(job.job()), content.outcomes().get(job.job()));
    }

    private static String orNone(@Nullable String name) {
        return name == null ? "" : name;
    }

    private static @Nullable String orNull(String name) {
        return name.isEmpty() ? null : name;
    }
}
