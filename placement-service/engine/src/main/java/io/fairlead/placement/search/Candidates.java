package io.fairlead.placement.search;

import io.fairlead.placement.cluster.Node;
import io.fairlead.placement.cluster.NodeState.Usability;
import io.fairlead.placement.cluster.Resources;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.request.Features;
import io.fairlead.placement.request.JobRequest;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Goes through all nodes: those that would do, each for itself, and what ruled out the others. */
final class Candidates {

    private final JobRequest request;
    private final Demand demand;
    private final Conditions conditions;
    private final Set<String> features;
    private final Map<ReasonCode, Integer> ruledOut = new EnumMap<>(ReasonCode.class);
    private final int[] nodes;
    private final int lookedAt;

    Candidates(ClusterIndex index, JobRequest request, Demand demand, Conditions conditions) {
        this.request = request;
        this.demand = demand;
        this.conditions = conditions;
        this.features =
                Features.parse(request.features()) instanceof Features.AllOf all
                        ? all.names()
                        : Set.of(request.features());
        int[] found = new int[index.size()];
        int count = 0;
        for (int i = 0; i < index.size(); i++) {
            ReasonCode code = rulesOut(index.node(i), i);
            if (code == null) {
                found[count++] = i;
            } else {
                ruledOut.merge(code, 1, Integer::sum);
            }
        }
        this.nodes = Arrays.copyOf(found, count);
        this.lookedAt = index.size();
    }

    int[] nodes() {
        return nodes;
    }

    Demand demand() {
        return demand;
    }

    int lookedAt() {
        return lookedAt;
    }

    Map<ReasonCode, Integer> ruledOut() {
        return ruledOut;
    }

    /** What lasts is asked before what passes, so that the counts say what waiting would help. */
    private @Nullable ReasonCode rulesOut(Node node, int number) {
        if (!node.partitions().contains(request.partition())) {
            return ReasonCode.WRONG_PARTITION;
        }
        if (request.excludedNodes().contains(node.name())) {
            return ReasonCode.EXCLUDED;
        }
        if (!node.features().containsAll(features)) {
            return ReasonCode.FEATURE_MISSING;
        }
        if (!node.capacity().covers(demand.resources())) {
            return ReasonCode.TOO_SMALL;
        }
        ReasonCode state = stateRulesOut(node.state().usability());
        if (state != null) {
            return state;
        }
        return conditions.kept().get(number)
                ? ReasonCode.RESERVED_FOR_EARLIER_JOB
                : usageRulesOut(number);
    }

    private @Nullable ReasonCode stateRulesOut(Usability usability) {
        if (conditions.outlook() == Conditions.Outlook.IDEAL) {
            return null;
        }
        return switch (usability) {
            case AVAILABLE -> null;
            case COMPLETING ->
                    conditions.outlook() == Conditions.Outlook.LATER ? null : ReasonCode.COMPLETING;
            case DRAINED -> ReasonCode.DRAINED;
            case DRAINING -> ReasonCode.DRAINING;
            case DOWN -> ReasonCode.DOWN;
            case NOT_RESPONDING -> ReasonCode.NOT_RESPONDING;
            case RESERVED -> ReasonCode.RESERVED;
            case FAILED -> ReasonCode.FAILED;
            case OUT_OF_USE -> ReasonCode.OUT_OF_USE;
        };
    }

    private @Nullable ReasonCode usageRulesOut(int number) {
        Occupancy occupancy = conditions.occupancy();
        if (demand.exclusive()) {
            return occupancy.untouched(number) ? null : ReasonCode.BUSY;
        }
        Resources free = occupancy.free(number);
        Resources wanted = demand.resources();
        if (occupancy.heldWhole(number) || free.cpus() == 0) {
            return ReasonCode.BUSY;
        }
        if (free.gpus() < wanted.gpus()) {
            return free.gpus() == 0 ? ReasonCode.BUSY : ReasonCode.NOT_ENOUGH_GPUS_FREE;
        }
        if (free.cpus() < wanted.cpus()) {
            return ReasonCode.NOT_ENOUGH_CPUS_FREE;
        }
        return free.memoryBytes() < wanted.memoryBytes() ? ReasonCode.NOT_ENOUGH_MEMORY_FREE : null;
    }
}
