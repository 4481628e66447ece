package io.fairlead.placement.queue;

import io.fairlead.placement.cluster.ClusterSnapshot;
import io.fairlead.placement.cluster.Resources;
import io.fairlead.placement.cluster.RunningAllocation;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.search.ClusterIndex;
import io.fairlead.placement.search.Conditions;
import io.fairlead.placement.search.Conditions.Outlook;
import io.fairlead.placement.search.Demand;
import io.fairlead.placement.search.NodeSearch;
import io.fairlead.placement.search.Occupancy;
import io.fairlead.placement.search.SearchResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What has been given out so far while one queue is gone through. */
final class Cycle {

    private final Instant now;
    private final PlacementPolicy policy;
    private final ClusterIndex index;
    private final Occupancy occupancy;
    private final NodeSearch search;
    private final List<Holding> holdings = new ArrayList<>();
    private final List<Reservation> reservations = new ArrayList<>();

    Cycle(ClusterSnapshot snapshot, PlacementPolicy policy) {
        this.now = snapshot.now();
        this.policy = policy;
        this.index = new ClusterIndex(snapshot);
        this.occupancy = Occupancy.of(index);
        this.search = new NodeSearch(index, policy.segmentSizes());
        acknowledge(snapshot.running());
    }

    /**
     * What runs is part of what Slurm says is allocated, unless Slurm said that a moment before.
     */
    private void acknowledge(List<RunningAllocation> running) {
        Map<Integer, Resources> known = new HashMap<>();
        for (RunningAllocation allocation : running) {
            Map<Integer, Resources> held = new LinkedHashMap<>();
            allocation
                    .held()
                    .forEach(
                            (name, resources) -> {
                                Integer node = index.number(name);
                                if (node != null) {
                                    held.put(node, resources);
                                    known.merge(node, resources, Resources::plus);
                                }
                            });
            holdings.add(
                    new Holding(
                            allocation.job(),
                            held,
                            allocation.exclusive(),
                            allocation.expectedEnd()));
        }
        for (Holding holding : holdings) {
            for (int node : holding.held().keySet()) {
                occupancy.acknowledge(
                        node, known.getOrDefault(node, Resources.NONE), holding.exclusive());
            }
        }
    }

    Instant now() {
        return now;
    }

    PlacementPolicy policy() {
        return policy;
    }

    ClusterIndex index() {
        return index;
    }

    Occupancy occupancy() {
        return occupancy;
    }

    List<Holding> holdings() {
        return holdings;
    }

    List<Reservation> reservations() {
        return reservations;
    }

    SearchResult searchNow(JobRequest request) {
        return search.find(request, new Conditions(occupancy, keptFrom(now, request), Outlook.NOW));
    }

    SearchResult searchAt(Instant start, JobRequest request, Occupancy then) {
        return search.find(request, new Conditions(then, keptFrom(start, request), Outlook.LATER));
    }

    SearchResult searchIdeal(JobRequest request) {
        return search.find(request, Conditions.ideal(index));
    }

    private BitSet keptFrom(Instant start, JobRequest request) {
        BitSet kept = new BitSet(index.size());
        for (Reservation reservation : reservations) {
            if (reservation.meets(start, request.timeLimit())) {
                reservation.nodes().forEach(kept::set);
            }
        }
        return kept;
    }

    /** The nodes are the job's from now on: nobody else gets what it takes of them. */
    void give(JobRequest request, List<Integer> nodes, Demand demand) {
        Map<Integer, Resources> held = new LinkedHashMap<>();
        for (int node : nodes) {
            held.put(node, demand.resources());
            occupancy.take(node, demand.resources(), demand.exclusive());
        }
        Duration limit = request.timeLimit();
        @Nullable Instant end = limit == null ? null : now.plus(limit);
        holdings.add(new Holding(request.job(), held, demand.exclusive(), end));
    }

    void reserve(Reservation reservation) {
        reservations.add(reservation);
    }

    boolean mayReserve() {
        return reservations.size() < policy.reservations();
    }
}
