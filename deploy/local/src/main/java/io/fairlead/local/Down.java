package io.fairlead.local;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.platform.PlatformPorts;
import io.fairlead.local.process.ProcessIdentity;
import io.fairlead.local.process.RunLock;
import io.fairlead.local.slurm.SlurmLab;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Stops a running platform, or ends what a killed one has left. */
public final class Down {

    private static final Duration STOPPING_TAKES = Duration.ofSeconds(40);

    private Down() {}

    /** No arguments. */
    public static void main(String[] args) throws IOException {
        Layout layout = Layout.find();
        RunLock lock = new RunLock(layout.run().resolve("lock.json"));
        Optional<RunLock.Content> content = lock.read();
        content.map(RunLock.Content::launcher).ifPresent(Down::stopLauncher);
        // Whoever was killed before could not take the children along; their guards may still be at
        // it.
        content.ifPresent(lock::endChildren);
        SlurmLab lab = SlurmLab.ofPlatform(layout, PlatformPorts.SLURM_BASE);
        if (Files.exists(lab.state()) && lab.isUp()) {
            lab.down();
        }
        lock.release();
        System.out.println(content.isPresent() ? "down" : "nothing was up");
    }

    private static void stopLauncher(ProcessIdentity launcher) {
        launcher.handle()
                .ifPresent(
                        handle -> {
                            System.out.println("stopping pid " + handle.pid());
                            handle.destroy();
                            handle.onExit()
                                    .completeOnTimeout(
                                            handle, STOPPING_TAKES.toSeconds(), TimeUnit.SECONDS)
                                    .join();
                            // It was given its time.
                            launcher.handle().ifPresent(ProcessHandle::destroyForcibly);
                        });
    }
}
