package io.fairlead.acceptance.story;

import io.fairlead.acceptance.Await;
import io.fairlead.acceptance.events.EventLog;
import io.fairlead.acceptance.slurm.RestSubmit;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The figures: how long from a submit to its decision, and from the decision to Slurm. */
final class Speed implements Chapter {

    private static final Duration SOON = Duration.ofSeconds(30);
    private static final int JOBS = 30;
    private static final double MEGABYTE = 1024.0 * 1024;

    private final World world;

    Speed(World world) {
        this.world = world;
    }

    @Override
    public void play() throws Exception {
        RestSubmit submit = world.cluster().restSubmit("alice");
        List<Double> toDecision = new ArrayList<>();
        List<Double> toSlurm = new ArrayList<>();
        world.report()
                .check(
                        "figures are measured on " + JOBS + " jobs, one after another",
                        () -> {
                            for (int i = 0; i < JOBS; i++) {
                                measure(submit, toDecision, toSlurm);
                            }
                        });
        world.cluster().clear();
        world.report().figure("start_s", world.platform().startDuration().toMillis() / 1000.0, "s");
        world.report().figure("rss_total_mb", world.platform().memoryBytes() / MEGABYTE, "MB");
        if (!toSlurm.isEmpty()) {
            world.report().figure("decision_to_slurm_p50_ms", median(toSlurm), "ms");
            world.report().figure("submit_to_decision_p50_ms", median(toDecision), "ms");
        }
    }

    private void measure(RestSubmit submit, List<Double> toDecision, List<Double> toSlurm)
            throws Exception {
        Instant submitted = Instant.now();
        long id = submit.oneNode();
        EventLog.Event decision = first("placement.decisions", id, "decision", "PLACE");
        EventLog.Event accepted = first("slurm.outcomes", id, "outcome", "ACCEPTED");
        Instant decided = Instant.parse(decision.text("decidedAt"));
        toDecision.add(millis(submitted, decided));
        toSlurm.add(
                millis(
                        Instant.parse(accepted.text("decidedAt")),
                        Instant.parse(accepted.text("at"))));
    }

    private EventLog.Event first(String topic, long id, String field, String text)
            throws Exception {
        return Await.value(
                topic + " of job " + id, SOON, () -> world.events().first(topic, id, field, text));
    }

    private static double millis(Instant from, Instant to) {
        return Duration.between(from, to).toNanos() / 1e6;
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }
}
