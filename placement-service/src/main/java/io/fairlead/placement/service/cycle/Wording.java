package io.fairlead.placement.service.cycle;

import io.fairlead.placement.decision.Decision.Place;
import io.fairlead.placement.decision.Decision.Refuse;
import io.fairlead.placement.decision.Decision.Wait;
import io.fairlead.placement.decision.Explanation;
import io.fairlead.placement.service.decisions.Decision;
import io.fairlead.placement.service.decisions.Decision.Domain;
import io.fairlead.placement.service.decisions.Decision.Kind;
import io.fairlead.placement.service.decisions.Decision.Reason;
import io.fairlead.placement.service.decisions.Rejections;
import io.fairlead.placement.service.jobs.SlurmJob;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the engine decided, and what Slurm's rejections made of it, in the words of the contract.
 */
final class Wording {

    /** Slurm shows it to users; only Fairlead may write it, so it also marks a job as ours. */
    static final String MARK = "fairlead: ";

    static final String SLURM_REJECTED = "SLURM_REJECTED";
    static final String SLURM_REJECTED_OFTEN = "SLURM_REJECTED_OFTEN";
    static final String NOT_IN_INVENTORY = "NOT_IN_INVENTORY";

    private final Known known;
    private final Instant now;

    Wording(Known known, Instant now) {
        this.known = known;
        this.now = now;
    }

    /** The engine's decision. */
    Decision of(SlurmJob job, io.fairlead.placement.decision.Decision decided, Instant seen) {
        if (decided instanceof Place place) {
            return placed(job, place, seen);
        }
        if (decided instanceof Wait wait) {
            return waiting(job, wait, seen);
        }
        Refuse refuse = (Refuse) decided;
        List<Reason> reasons = new ArrayList<>();
        reasons.add(new Reason(refuse.code().name(), refuse.text(), 0));
        addUnknownNodes(job, reasons);
        return undecided(job, Kind.REFUSE, refuse.line(), reasons, null, null, seen);
    }

    /** The engine would name the very nodes again that Slurm has just rejected. */
    Decision rejectedJustNow(SlurmJob job, Rejections rejections, Instant seen) {
        String text = "Slurm rejected the decided nodes: " + rejections.why();
        return undecided(
                job,
                Kind.WAIT,
                text,
                List.of(new Reason(SLURM_REJECTED, text, rejections.nodes().size())),
                "other nodes becoming free, or the same ones taken by Slurm at the next try",
                rejections.sameNodesAgainAt(),
                seen);
    }

    /** Slurm has rejected so often that the job is left to it. */
    Decision rejectedOften(SlurmJob job, Rejections rejections, Instant seen) {
        String text =
                "left to Slurm, which rejected "
                        + rejections.count()
                        + " placements, the last one: "
                        + rejections.why();
        return undecided(
                job,
                Kind.REFUSE,
                text,
                List.of(new Reason(SLURM_REJECTED_OFTEN, text, 0)),
                null,
                null,
                seen);
    }

    private Decision placed(SlurmJob job, Place place, Instant seen) {
        return new Decision(
                known.cluster(),
                job.job(),
                job.jobId(),
                Kind.PLACE,
                place.nodes(),
                place.domains().stream().map(d -> new Domain(d.domain(), d.nodes())).toList(),
                place.leafSwitches().size(),
                marked(place.line()),
                ruledOut(place.explanation()),
                place.explanation().lookedAt(),
                null,
                null,
                known.revision().number(),
                now,
                seen);
    }

    private Decision waiting(SlurmJob job, Wait wait, Instant seen) {
        List<Reason> reasons = new ArrayList<>();
        wait.reasons().forEach(r -> reasons.add(new Reason(r.code().name(), r.text(), r.nodes())));
        ruledOut(wait.explanation()).stream()
                .filter(r -> reasons.stream().noneMatch(said -> said.code().equals(r.code())))
                .forEach(reasons::add);
        addUnknownNodes(job, reasons);
        return undecided(
                job,
                Kind.WAIT,
                wait.line(),
                reasons,
                wait.wouldChange(),
                wait.earliestStart(),
                seen);
    }

    private Decision undecided(
            SlurmJob job,
            Kind kind,
            String line,
            List<Reason> reasons,
            @Nullable String wouldChange,
            @Nullable Instant earliestStart,
            Instant seen) {
        return new Decision(
                known.cluster(),
                job.job(),
                job.jobId(),
                kind,
                List.of(),
                List.of(),
                0,
                marked(line),
                reasons,
                known.revision().nodes().size(),
                wouldChange,
                earliestStart == null ? null : earliestStart.truncatedTo(ChronoUnit.SECONDS),
                known.revision().number(),
                now,
                seen);
    }

    private static List<Reason> ruledOut(Explanation explanation) {
        return explanation.ruledOut().entrySet().stream()
                .map(e -> new Reason(e.getKey().name(), e.getKey().words(), e.getValue()))
                .toList();
    }

    private void addUnknownNodes(SlurmJob job, List<Reason> reasons) {
        long unknown =
                known.nodes().values().stream()
                        .filter(node -> node.partitions().contains(job.partition()))
                        .filter(node -> !known.revision().nodes().containsKey(node.name()))
                        .count();
        if (unknown > 0) {
            reasons.add(
                    new Reason(
                            NOT_IN_INVENTORY,
                            "in Slurm but not in the inventory: not used",
                            Math.toIntExact(unknown)));
        }
    }

    private static String marked(String line) {
        return line.startsWith(MARK) ? line : MARK + line;
    }
}
