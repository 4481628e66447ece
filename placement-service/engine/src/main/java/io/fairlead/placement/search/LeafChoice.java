package io.fairlead.placement.search;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which leaf groups to stay on: fewest domains first, then fewest leaf switches, then those that
 * meet lowest. All choices that are equal in this are returned, for the loss to decide.
 *
 * <p>Exact by branch and bound, largest groups first, while the budget lasts; the first choice it
 * comes to is the greedy one, so that running out still leaves a good answer. Where each domain has
 * leaf switches of its own there is nothing to branch on: the lowest switch above the first rail
 * that has enough below it will do.
 */
final class LeafChoice {

    /** Sets looked at; a set costs a pass over the domains, so this bounds a decision's time. */
    private static final int BUDGET = 4_000;

    /** Equal choices handed on. */
    private static final int MAX_EQUAL = 64;

    private final Problem problem;
    private final LeafGroups groups;
    private final List<Integer> order;
    private final int fewestDomains;
    private final List<Set<Integer>> best = new ArrayList<>();
    private @Nullable Rank bestRank;
    private int looked;

    private LeafChoice(Problem problem) {
        this.problem = problem;
        this.groups = new LeafGroups(problem.index(), problem.units());
        this.order = groups.largestFirst();
        this.fewestDomains = problem.domainsNeeded(problem.units());
    }

    private record Rank(int domains, int leaves, int level) implements Comparable<Rank> {
        @Override
        public int compareTo(Rank other) {
            int order = Integer.compare(domains, other.domains);
            order = order != 0 ? order : Integer.compare(leaves, other.leaves);
            return order != 0 ? order : Integer.compare(level, other.level);
        }
    }

    /** The best sets of groups; none where nothing fits. */
    static List<Set<Integer>> best(Problem problem) {
        LeafChoice choice = new LeafChoice(problem);
        if (choice.fewestDomains == DomainCount.NONE) {
            return List.of();
        }
        if (problem.maxSwitches() == null && choice.groups.followDomains()) {
            return choice.lowestMeeting();
        }
        choice.extend(0, Set.of(), LeafSpread.of(problem.index(), Set.of()), 0);
        return choice.best;
    }

    private List<Set<Integer>> lowestMeeting() {
        Set<Integer> all = new LinkedHashSet<>(order);
        for (int level = 0; true; level++) {
            List<Set<Integer>> meeting = groups.meetingAt(level);
            List<Set<Integer>> enough =
                    meeting.stream()
                            .filter(set -> problem.domainsNeeded(set) == fewestDomains)
                            .limit(MAX_EQUAL)
                            .toList();
            if (!enough.isEmpty()) {
                return enough;
            }
            if (meeting.isEmpty()) {
                return List.of(all);
            }
        }
    }

    private void visit(int next, Set<Integer> chosen, int nodes) {
        looked++;
        LeafSpread spread = LeafSpread.of(problem.index(), chosen);
        Integer most = problem.maxSwitches();
        if (most != null && spread.mostOnARail() > most) {
            return;
        }
        int domains = nodes < problem.nodes() ? DomainCount.NONE : problem.domainsNeeded(chosen);
        if (domains != DomainCount.NONE) {
            offer(new Rank(domains, spread.leaves().size(), spread.commonLevel()), chosen);
        }
        if (domains != fewestDomains) {
            extend(next, chosen, spread, nodes);
        }
    }

    /** Adds each of the groups from there on, the largest first. */
    private void extend(int from, Set<Integer> chosen, LeafSpread spread, int nodes) {
        for (int i = from; i < order.size() && !spent() && !hopeless(i, spread, nodes); i++) {
            Set<Integer> with = new LinkedHashSet<>(chosen);
            with.add(order.get(i));
            visit(i + 1, with, nodes + groups.nodesIn(order.get(i)));
        }
    }

    /** With nothing found yet it is worth ten times as much: an answer of none should be true. */
    private boolean spent() {
        return looked > (bestRank == null ? 10 * BUDGET : BUDGET);
    }

    /** Whether nothing that adds groups to the chosen ones can be as good as the best so far. */
    private boolean hopeless(int at, LeafSpread spread, int nodes) {
        int canAdd = order.size() - at;
        Rank rank = bestRank;
        if (rank != null && rank.domains() == fewestDomains) {
            int spare = rank.leaves() - spread.leaves().size();
            if (spare < 0) {
                return true;
            }
            if (groups.leavesEach() > 0) {
                canAdd = Math.min(canAdd, spare / groups.leavesEach());
            }
        }
        Integer most = problem.maxSwitches();
        if (most != null && groups.leavesEach() > 0) {
            canAdd = Math.min(canAdd, most - spread.mostOnARail());
        }
        int reachable = nodes;
        for (int i = at; i < at + canAdd && reachable < problem.nodes(); i++) {
            reachable += groups.nodesIn(order.get(i));
        }
        return reachable < problem.nodes();
    }

    private void offer(Rank rank, Set<Integer> chosen) {
        int order = bestRank == null ? -1 : rank.compareTo(Objects.requireNonNull(bestRank));
        if (order < 0) {
            best.clear();
            bestRank = rank;
        }
        if (order <= 0 && best.size() < MAX_EQUAL) {
            best.add(chosen);
        }
    }
}
