package io.fairlead.local;

import io.fairlead.local.platform.Platform;
import io.fairlead.local.platform.PlatformOptions;
import io.fairlead.local.process.PartFailedException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

/** Starts the platform and keeps it until Ctrl-C or deploy/local/down. */
public final class Up {

    private static final double MEGABYTE = 1024.0 * 1024;

    private Up() {}

    /** See {@link UpArguments}. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try {
            PlatformOptions options = UpArguments.parse(List.of(args));
            Platform platform = Platform.start(options, System.out);
            describe(platform, options);
            // The shutdown hook that the platform has set stops it.
            new CountDownLatch(1).await();
        } catch (PartFailedException | IllegalStateException e) {
            System.err.println("up: " + e.getMessage());
            System.exit(1);
        }
    }

    private static void describe(Platform platform, PlatformOptions options) {
        System.out.printf(
                Locale.ROOT,
                "%nReady after %.1f s, %.0f MB. Logs: %s. Ctrl-C or deploy/local/down stops it.%n",
                platform.startDuration().toMillis() / 1000.0,
                platform.memoryBytes() / MEGABYTE,
                options.layout().logs());
        if (!options.services().isEmpty()) {
            System.out.println("Portal: " + platform.portal());
        }
        System.out.print(DemoAccounts.table());
    }
}
