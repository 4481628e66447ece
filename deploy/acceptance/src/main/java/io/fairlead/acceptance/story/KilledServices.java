package io.fairlead.acceptance.story;

import static io.fairlead.acceptance.CheckFailed.unless;

import io.fairlead.acceptance.Await;
import io.fairlead.acceptance.slurm.Cluster;
import io.fairlead.acceptance.slurm.Job;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** c. A service is killed: Slurm goes on alone, and nothing is started twice or lost. */
final class KilledServices implements Chapter {

    private static final String PLACEMENT = "placement-service";
    private static final String GATEWAY = "gateway";
    private static final Duration RUN = Duration.ofMinutes(10);
    private static final Duration SOON = Duration.ofSeconds(30);
    // Slurm's scheduler takes its turn some seconds after a lease has ended.
    private static final Duration NATIVE_SCHEDULING = Duration.ofSeconds(20);
    private static final String[] TWO_NODES = {
        "--nodes=2", "--gpus-per-node=4", "--exclusive", "--time=30"
    };

    private final World world;
    private final Duration lease;

    KilledServices(World world, Duration lease) {
        this.world = world;
        this.lease = lease;
    }

    @Override
    public void play() throws Exception {
        Cluster cluster = world.cluster();
        world.platform().kill(PLACEMENT);
        long alone = cluster.submit("alice", RUN, TWO_NODES);
        world.report()
                .check(
                        "c1 placement killed: a job starts natively when its lease ends",
                        () -> startsNatively(alone));
        long waiting = cluster.submit("alice", RUN, TWO_NODES);
        world.platform().restart(PLACEMENT);
        world.report()
                .check(
                        "c2 placement restarted: it catches up with what was submitted meanwhile",
                        () -> placed(waiting));

        CountDownLatch killed = new CountDownLatch(1);
        world.wire()
                .afterNext(
                        u -> u.body().contains("required_nodes"),
                        () -> {
                            world.platform().kill(GATEWAY);
                            killed.countDown();
                        });
        long halfWay = cluster.submit("bob", RUN, TWO_NODES);
        world.report()
                .check(
                        "c3 gateway killed between its call and its read-back: the job runs as decided",
                        () -> {
                            unless(
                                    killed.await(SOON.toSeconds(), TimeUnit.SECONDS),
                                    "no call came in " + SOON.toSeconds() + " s");
                            placed(halfWay);
                        });
        world.platform().restart(GATEWAY);
        world.report()
                .check(
                        "c4 gateway restarted: it finds what became of its call, and does not call again",
                        () -> foundOut(halfWay));
        long after = cluster.submit("bob", RUN, TWO_NODES);
        world.report().check("c5 and goes on with the next job", () -> placed(after));
        world.report()
                .check(
                        "c6 no job was started twice or lost",
                        () -> startedOnce(List.of(alone, waiting, halfWay, after)));
        cluster.clear();
    }

    private void startsNatively(long id) throws Exception {
        long start = System.nanoTime();
        world.cluster().running(id, lease.plus(NATIVE_SCHEDULING));
        Duration waited = Duration.ofNanos(System.nanoTime() - start);
        unless(
                waited.compareTo(lease.dividedBy(2)) > 0,
                "it ran after "
                        + waited.toMillis()
                        + " ms, so something ended its lease of "
                        + lease.toSeconds()
                        + " s");
        unless(
                world.wire().placements(id).isEmpty(),
                "somebody placed it: " + world.wire().placements(id));
    }

    private void placed(long id) throws Exception {
        List<String> decided = new Decisions(world.events()).placement(id).nodes();
        Job job = world.cluster().running(id);
        unless(
                decided.containsAll(job.nodes()) && job.nodes().size() == decided.size(),
                "decided " + decided + ", runs on " + job.nodes());
    }

    private void foundOut(long id) throws Exception {
        Await.until(
                "an outcome of job " + id,
                SOON,
                () -> world.events().first("slurm.outcomes", id, "outcome", "STARTED").isPresent());
        int calls = world.wire().placements(id).size();
        unless(calls == 1, calls + " calls placed it");
    }

    private void startedOnce(List<Long> ids) throws Exception {
        for (long id : ids) {
            Await.until(
                    "job "
                            + id
                            + " to have exactly one start in the accounting database, not "
                            + world.cluster().starts(id),
                    SOON,
                    () -> world.cluster().starts(id) == 1 && world.cluster().job(id).running());
        }
    }
}
