package io.fairlead.placement.queue;

import io.fairlead.placement.cluster.Node;
import io.fairlead.placement.decision.Decision.Refuse;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.request.Features;
import io.fairlead.placement.request.JobRequest;
import io.fairlead.placement.search.ClusterIndex;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What is left to Slurm before anything is sought: not understood, or impossible as asked. */
final class Refusals {

    /** Says why a request is refused; null where it is not. */
    private interface Rule {
        @Nullable Refuse refuses(JobRequest request, ClusterIndex index);
    }

    private static final Rule ARRAYS =
            (request, index) ->
                    request.arrayJob() ? leftToSlurm(request, ReasonCode.ARRAY_JOB) : null;

    private static final Rule HET_JOBS =
            (request, index) -> request.hetJob() ? leftToSlurm(request, ReasonCode.HET_JOB) : null;

    private static final Rule RESERVATIONS =
            (request, index) ->
                    request.reservation() != null
                            ? leftToSlurm(request, ReasonCode.RESERVATION_ASKED)
                            : null;

    private static final Rule SEVERAL_PARTITIONS =
            (request, index) ->
                    request.partition().contains(",")
                            ? leftToSlurm(request, ReasonCode.SEVERAL_PARTITIONS)
                            : null;

    private static final Rule FEATURES =
            (request, index) ->
                    Features.parse(request.features()) instanceof Features.NotUnderstood
                            ? new Refuse(
                                    request.job(),
                                    ReasonCode.FEATURES_NOT_UNDERSTOOD,
                                    "constraint '" + request.features() + "' not understood")
                            : null;

    private static final Rule PARTITION = Refusals::unknownPartition;
    private static final Rule SEGMENT = Refusals::segment;
    private static final Rule REQUIRED_NODES = Refusals::requiredNodes;

    /** In this order; the first that applies is told. */
    private static final List<Rule> ALL =
            List.of(
                    ARRAYS,
                    HET_JOBS,
                    RESERVATIONS,
                    SEVERAL_PARTITIONS,
                    FEATURES,
                    PARTITION,
                    SEGMENT,
                    REQUIRED_NODES);

    private Refusals() {}

    static Optional<Refuse> of(JobRequest request, ClusterIndex index) {
        for (Rule rule : ALL) {
            Refuse refuse = rule.refuses(request, index);
            if (refuse != null) {
                return Optional.of(refuse);
            }
        }
        return Optional.empty();
    }

    private static Refuse leftToSlurm(JobRequest request, ReasonCode code) {
        return new Refuse(request.job(), code, code.words());
    }

    private static @Nullable Refuse unknownPartition(JobRequest request, ClusterIndex index) {
        boolean known =
                IntStream.range(0, index.size())
                        .mapToObj(index::node)
                        .map(Node::partitions)
                        .anyMatch(partitions -> partitions.contains(request.partition()));
        return known
                ? null
                : new Refuse(
                        request.job(),
                        ReasonCode.UNKNOWN_PARTITION,
                        "no node is in partition " + request.partition());
    }

    private static @Nullable Refuse segment(JobRequest request, ClusterIndex index) {
        Integer segment = request.segmentSize();
        if (segment == null || (segment >= 1 && request.minNodes() % segment == 0)) {
            return null;
        }
        return new Refuse(
                request.job(),
                ReasonCode.SEGMENT_NOT_A_DIVISOR,
                "%d nodes are no multiple of --segment=%d: Slurm refuses such jobs"
                        .formatted(request.minNodes(), segment));
    }

    private static @Nullable Refuse requiredNodes(JobRequest request, ClusterIndex index) {
        for (String name : request.requiredNodes().stream().sorted().toList()) {
            if (index.number(name) == null) {
                return new Refuse(
                        request.job(),
                        ReasonCode.UNKNOWN_REQUIRED_NODE,
                        "the required node " + name + " is not known");
            }
        }
        return request.requiredNodes().size() <= request.maxNodes()
                ? null
                : new Refuse(
                        request.job(),
                        ReasonCode.TOO_MANY_REQUIRED_NODES,
                        "%d nodes required, but at most %d asked for"
                                .formatted(request.requiredNodes().size(), request.maxNodes()));
    }
}
