package io.fairlead.acceptance.story;

import static io.fairlead.acceptance.CheckFailed.unless;

import io.fairlead.acceptance.Await;
import io.fairlead.acceptance.slurm.Cluster;
import io.fairlead.acceptance.slurm.Job;
import io.fairlead.local.slurm.SlurmLab;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** a. Fourteen nodes are free in each of four blocks, and sixteen are asked for. */
final class FragmentedBlocks implements Chapter {

    private static final Duration RUN = Duration.ofMinutes(10);
    private static final String[] SIXTEEN = {
        "--nodes=16", "--gpus-per-node=4", "--exclusive", "--time=30"
    };
    // Slurm's own scheduler has had several turns by then.
    private static final Duration LONG_ENOUGH_TO_WAIT = Duration.ofSeconds(20);

    private final World world;
    private final Optional<SlurmLab> plainSlurm;

    FragmentedBlocks(World world, Optional<SlurmLab> plainSlurm) {
        this.world = world;
        this.plainSlurm = plainSlurm;
    }

    @Override
    public void play() throws Exception {
        Cluster cluster = world.cluster();
        leaveFourteenFreeInEachBlock(cluster);
        long id = cluster.submit("alice", RUN, SIXTEEN);
        world.report()
                .check(
                        "a1 sixteen nodes, 14 free in each of four blocks: the job runs",
                        () -> cluster.running(id));
        world.report()
                .check(
                        "a2 it runs on exactly the nodes that placement decided",
                        () -> runsWhereDecided(id));
        world.report()
                .check("a3 in the fewest blocks possible, which is two", () -> inTwoBlocks(id));
        world.report().check("a4 scontrol show job carries the reason", () -> showsTheReason(id));
        cluster.clear();
        if (plainSlurm.isPresent()) {
            Cluster plain = new Cluster(plainSlurm.get());
            world.report()
                    .check(
                            "a5 the same submit to a Slurm without Fairlead waits, with 56 nodes free",
                            () -> waitsInPlainSlurm(plain));
        } else {
            world.report()
                    .skip(
                            "a5 the same submit to a Slurm without Fairlead waits",
                            "needs the lab, which is not used here");
        }
    }

    private static void leaveFourteenFreeInEachBlock(Cluster cluster) throws Exception {
        for (String nodes : List.of("gb[001-004]", "gb[019-022]", "gb[037-040]", "gb[055-058]")) {
            cluster.running(cluster.occupy(nodes, 4));
        }
    }

    private void runsWhereDecided(long id) throws Exception {
        List<String> decided = new Decisions(world.events()).placement(id).nodes();
        List<String> actual = world.cluster().job(id).nodes();
        unless(
                new TreeSet<>(actual).equals(new TreeSet<>(decided)),
                "decided " + decided + ", runs on " + actual);
        unless(actual.size() == 16, "runs on " + actual.size() + " nodes");
    }

    private void inTwoBlocks(long id) throws Exception {
        var domains = new Decisions(world.events()).placement(id).nodesByDomain();
        unless(domains.size() == 2, "spans " + domains);
    }

    private void showsTheReason(long id) throws Exception {
        String reason = new Decisions(world.events()).placement(id).reason();
        String shown = world.cluster().job(id).adminComment();
        unless(
                !reason.isBlank() && shown.equals(reason),
                "decided \"" + reason + "\", shown \"" + shown + "\"");
    }

    private static void waitsInPlainSlurm(Cluster plain) throws Exception {
        leaveFourteenFreeInEachBlock(plain);
        long id = plain.submit("alice", RUN, SIXTEEN);
        Await.until(
                "Slurm to look at job " + id,
                LONG_ENOUGH_TO_WAIT,
                () -> !plain.job(id).reason().equals("None"));
        Thread.sleep(LONG_ENOUGH_TO_WAIT.toMillis());
        Job job = plain.job(id);
        unless(job.pending(), "it is " + job);
    }
}
