package io.fairlead.acceptance.story;

import static io.fairlead.acceptance.CheckFailed.unless;

import io.fairlead.acceptance.slurm.Cluster;
import io.fairlead.acceptance.slurm.Job;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;

/** d. Slurm's controller and the broker are restarted under load. */
final class Restarts implements Chapter {

    private static final Duration RUN = Duration.ofMinutes(10);
    private static final String[] FOUR_NODES = {
        "--nodes=4", "--gpus-per-node=4", "--exclusive", "--time=30"
    };

    private final World world;

    Restarts(World world) {
        this.world = world;
    }

    @Override
    public void play() throws Exception {
        Cluster cluster = world.cluster();
        cluster.stopController();
        // sbatch itself waits for the controller, as it does for a user.
        Thread start = new Thread(cluster::startController, "start-controller");
        start.start();
        long whileAway = cluster.submitPatiently("alice", RUN, FOUR_NODES);
        start.join();
        world.report()
                .check(
                        "d1 slurmctld restarted: a job submitted meanwhile is placed",
                        () -> placed(whileAway));

        world.platform().kill("kafka");
        long withoutKafka = cluster.submit("bob", RUN, FOUR_NODES);
        world.platform().restart("kafka");
        world.report()
                .check(
                        "d2 Kafka restarted: a job submitted meanwhile is placed",
                        () -> placed(withoutKafka));
        long after = cluster.submit("alice", RUN, FOUR_NODES);
        world.report().check("d3 and the next job too", () -> placed(after));
        cluster.clear();
    }

    private void placed(long id) throws Exception {
        List<String> decided = new Decisions(world.events()).placement(id).nodes();
        Job job = world.cluster().running(id);
        unless(
                new TreeSet<>(decided).equals(new TreeSet<>(job.nodes())),
                "decided " + decided + ", runs on " + job.nodes());
    }
}
