package io.fairlead.acceptance.story;

import static io.fairlead.acceptance.CheckFailed.unless;

import io.fairlead.acceptance.slurm.Cluster;
import io.fairlead.acceptance.slurm.Job;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** b. Whole segments for the large job, the leftovers for the small one. */
final class WholeSegments implements Chapter {

    private static final Duration RUN = Duration.ofMinutes(10);

    private final World world;

    WholeSegments(World world) {
        this.world = world;
    }

    @Override
    public void play() throws Exception {
        Cluster cluster = world.cluster();
        long large =
                cluster.submit(
                        "alice",
                        RUN,
                        "--nodes=32",
                        "--segment=16",
                        "--gpus-per-node=4",
                        "--exclusive",
                        "--time=30");
        long small =
                cluster.submit(
                        "bob", RUN, "--nodes=2", "--gpus-per-node=4", "--exclusive", "--time=30");
        world.report()
                .check(
                        "b1 32 nodes with --segment=16 run in two blocks, 16 in each",
                        () -> twoWholeSegments(large));
        world.report()
                .check(
                        "b2 two nodes submitted with it spoil no whole segment of 16",
                        () -> spoilsNoSegment(large, small));
        cluster.clear();
    }

    private void twoWholeSegments(long id) throws Exception {
        Job job = world.cluster().running(id);
        Map<String, Integer> domains = new Decisions(world.events()).placement(id).nodesByDomain();
        unless(
                domains.size() == 2 && domains.values().stream().allMatch(n -> n == 16),
                "decided " + domains);
        List<String> decided = new Decisions(world.events()).placement(id).nodes();
        unless(new TreeSet<>(decided).equals(new TreeSet<>(job.nodes())), "runs on " + job.nodes());
    }

    private void spoilsNoSegment(long large, long small) throws Exception {
        world.cluster().running(small);
        Map<String, Integer> segments =
                new Decisions(world.events()).placement(large).nodesByDomain();
        Map<String, Integer> domains =
                new Decisions(world.events()).placement(small).nodesByDomain();
        unless(
                domains.size() == 1 && segments.keySet().containsAll(domains.keySet()),
                "the segments are in " + segments + ", the two nodes in " + domains);
    }
}
