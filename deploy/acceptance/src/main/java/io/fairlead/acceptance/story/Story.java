package io.fairlead.acceptance.story;

import io.fairlead.acceptance.browser.PortalPage;
import io.fairlead.local.layout.Layout;
import io.fairlead.local.slurm.SlurmLab;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The whole story, chapter by chapter. */
public final class Story {

    private Story() {}

    /**
     * Plays it.
     *
     * @param lease how long the lab's lease is
     * @param plainSlurm a second Slurm, without Fairlead
     */
    public static void play(World world, Duration lease, Optional<SlurmLab> plainSlurm)
            throws Exception {
        Path picture = Layout.find().home().resolve("portal.png");
        List<Chapter> chapters =
                List.of(
                        new FragmentedBlocks(world, plainSlurm),
                        new WholeSegments(world),
                        new KilledServices(world, lease),
                        new Restarts(world),
                        new WhoSeesWhat(world),
                        new InTheBrowser(world, PortalPage.chromium(), picture),
                        new Speed(world));
        // Data survive a restart of the platform, jobs of an earlier story too.
        world.cluster().clear();
        for (Chapter chapter : chapters) {
            try {
                chapter.play();
            } catch (Exception e) {
                // What a chapter needs before its checks did not come about: that is a failed check
                // too.
                world.report()
                        .check(
                                chapter.getClass().getSimpleName() + " can be played to its end",
                                () -> {
                                    throw e;
                                });
                world.cluster().clear();
            }
        }
    }
}
