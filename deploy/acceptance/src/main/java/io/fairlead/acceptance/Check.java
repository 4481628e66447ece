package io.fairlead.acceptance;

import io.fairlead.acceptance.access.Portal;
import io.fairlead.acceptance.events.EventLog;
import io.fairlead.acceptance.slurm.Cluster;
import io.fairlead.acceptance.slurm.SlurmWire;
import io.fairlead.acceptance.story.Story;
import io.fairlead.acceptance.story.World;
import io.fairlead.local.UpArguments;
import io.fairlead.local.platform.Platform;
import io.fairlead.local.platform.PlatformOptions;
import io.fairlead.local.platform.PlatformPorts;
import io.fairlead.local.platform.ServiceSpec;
import io.fairlead.local.process.PartFailedException;
import io.fairlead.local.slurm.SlurmLab;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** What {@code deploy/local/up --check} runs: the platform, the story against it, the sum. */
public final class Check {

    private static final List<String> TOPICS = List.of("placement.decisions", "slurm.outcomes");
    private static final int WIRE_PORT = 17090;
    // deploy/local/up sets the lab's lease for a check, and the lab reads the same variable.
    private static final String LEASE = "LAB_LEASE_SECONDS";
    private static final String SITES_LEASE = "120";

    // The story kills the broker and knows it: its clients need not say so. Held, because the
    // logging
    // framework forgets a logger, and its level, that nobody holds.
    private static final Logger KAFKA_NETWORK =
            Logger.getLogger("org.apache.kafka.clients.NetworkClient");

    private Check() {}

    /** See {@link UpArguments}. Exit code 0 only where nothing failed. */
    public static void main(String[] args) throws Exception {
        boolean passed = false;
        try {
            passed = run(UpArguments.parse(List.of(args)));
        } catch (PartFailedException | IllegalStateException e) {
            System.err.println("up: " + e.getMessage());
        }
        System.exit(passed ? 0 : 1);
    }

    private static boolean run(PlatformOptions options) throws Exception {
        KAFKA_NETWORK.setLevel(Level.SEVERE);
        Report report = new Report(System.out);
        URI slurmrestd = URI.create("http://127.0.0.1:" + (PlatformPorts.SLURM_BASE + 2));
        try (SlurmWire wire = new SlurmWire(WIRE_PORT, slurmrestd);
                Platform platform = start(options, wire)) {
            SlurmLab lab =
                    platform.lab()
                            .orElseThrow(
                                    () ->
                                            new IllegalStateException(
                                                    "--check plays on the lab: leave --slurm out"));
            SlurmLab plain = SlurmLab.forTests("plain").with("LAB_FAIRLEAD", "0");
            plain.up();
            try (EventLog events = new EventLog(platform.bootstrapServers(), TOPICS)) {
                World world =
                        new World(
                                platform,
                                new Cluster(lab),
                                wire,
                                events,
                                new Portal(platform.portal()),
                                report);
                Story.play(world, lease(), Optional.of(plain));
            } finally {
                plain.purge();
            }
        }
        return report.finish();
    }

    private static Platform start(PlatformOptions options, SlurmWire wire) throws IOException {
        return Platform.start(
                options.with(ServiceSpec.GATEWAY, "FAIRLEAD_SLURM_URL", wire.address().toString()),
                System.out);
    }

    private static Duration lease() {
        return Duration.ofSeconds(Long.parseLong(System.getenv().getOrDefault(LEASE, SITES_LEASE)));
    }
}
