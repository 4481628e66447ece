package io.fairlead.acceptance.story;

import static io.fairlead.acceptance.CheckFailed.unless;

import io.fairlead.acceptance.browser.PortalPage;
import io.fairlead.acceptance.slurm.Job;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** f. A person looks at the racks. */
final class InTheBrowser implements Chapter {

    private static final Duration RUN = Duration.ofMinutes(10);
    // In the last block, which the story leaves idle.
    private static final String DRAINED = "gb072";

    private final World world;
    private final Optional<Path> chromium;
    private final Path picture;

    InTheBrowser(World world, Optional<Path> chromium, Path picture) {
        this.world = world;
        this.chromium = chromium;
        this.picture = picture;
    }

    @Override
    public void play() throws Exception {
        if (chromium.isEmpty()) {
            String reason = "Chromium is not installed (Debian: apt-get install chromium)";
            world.report()
                    .skip(
                            "f1 an operator logs in and sees the running job on the right racks",
                            reason);
            world.report().skip("f2 a node drained in Slurm turns colour without a reload", reason);
            return;
        }
        long id =
                world.cluster()
                        .submit(
                                "alice",
                                RUN,
                                "--nodes=20",
                                "--gpus-per-node=4",
                                "--exclusive",
                                "--time=30",
                                "--job-name=train-llm");
        world.cluster()
                .submit(
                        "bob",
                        RUN,
                        "--nodes=1",
                        "--gpus-per-node=2",
                        "--time=30",
                        "--job-name=notebook");
        Job job = world.cluster().running(id);
        try (PortalPage page =
                PortalPage.logIn(chromium.get(), world.platform().portal(), "olga")) {
            world.report()
                    .check(
                            "f1 an operator logs in and sees the running job on the right racks",
                            () -> seesJob(page, job));
            world.report()
                    .check(
                            "f2 a node drained in Slurm turns colour without a reload",
                            () -> turnsColour(page));
        } finally {
            world.cluster().resume(DRAINED);
        }
        world.cluster().clear();
    }

    private static void seesJob(PortalPage page, Job job) {
        page.seesJob(job.id());
        job.nodes().forEach(node -> page.seesJobOn(node, job.id()));
        unless(job.nodes().size() == 20, "the job runs on " + job.nodes().size() + " nodes");
    }

    private void turnsColour(PortalPage page) {
        page.seesNode(DRAINED, "idle");
        page.mark();
        String before = page.colourOf(DRAINED);
        world.cluster().drain(DRAINED, "fan tray");
        page.seesNode(DRAINED, "drained");
        String after = page.colourOf(DRAINED);
        page.picture(picture);
        unless(!before.equals(after), "its colour stays " + before);
        unless(page.marked(), "the page was reloaded");
    }
}
