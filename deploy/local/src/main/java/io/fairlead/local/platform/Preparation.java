package io.fairlead.local.platform;

import io.fairlead.local.keycloak.Keycloak;
import io.fairlead.local.layout.Layout;
import io.fairlead.local.layout.Trees;
import io.fairlead.local.process.PartFailedException;
import io.fairlead.local.process.Ports;
import io.fairlead.local.slurm.SlurmLab;
import java.io.IOException;
import java.nio.file.Files;

/** What must be so before anything is started. */
final class Preparation {

    private Preparation() {}

    static void run(PlatformOptions options, Progress progress) throws IOException {
        Layout layout = options.layout();
        requireJars(options);
        SlurmLab lab = SlurmLab.ofPlatform(layout, PlatformPorts.SLURM_BASE);
        if (options.lab()) {
            requireLab(layout, progress);
            // One that a killed launcher left and that has not noticed yet.
            lab.down();
        }
        requirePorts(options, lab);
        if (options.fresh()) {
            progress.say("deleting the data of earlier runs");
            Trees.delete(layout.data());
            if (Files.exists(lab.state())) {
                lab.purge();
            }
        }
        if (!Keycloak.prepared(layout)) {
            progress.say("preparing Keycloak (once, half a minute)");
        }
    }

    private static void requireJars(PlatformOptions options) {
        for (ServiceSpec service : options.services()) {
            if (Files.notExists(service.jar(options.layout()))) {
                throw new PartFailedException(
                        "no " + service.jar(options.layout()) + ": run mvn package -DskipTests");
            }
        }
    }

    private static void requireLab(Layout layout, Progress progress) {
        String check = SlurmLab.check(layout);
        if (check.startsWith("ok: installed")) {
            return;
        }
        if (!check.startsWith("ok")) {
            throw new PartFailedException(
                    "The Slurm lab cannot run here:\n"
                            + check.indent(4)
                            + "Remedy that, or use another Slurm (--slurm=URL), or none (--slurm=none).");
        }
        progress.say("the Slurm lab is not installed yet: installing it (once, a minute or two)");
        SlurmLab.install(layout, line -> progress.say("  " + line));
    }

    private static void requirePorts(PlatformOptions options, SlurmLab lab) {
        Ports.requireFree("PostgreSQL", PlatformPorts.POSTGRES);
        Ports.requireFree("Kafka", PlatformPorts.KAFKA);
        Ports.requireFree("Kafka's controller", PlatformPorts.KAFKA_CONTROLLER);
        Ports.requireFree("Keycloak", PlatformPorts.KEYCLOAK);
        Ports.requireFree("Keycloak's management", PlatformPorts.KEYCLOAK_MANAGEMENT);
        options.services().forEach(service -> Ports.requireFree(service.name(), service.port()));
        if (options.lab()) {
            lab.ports().forEach(port -> Ports.requireFree("the Slurm lab", port));
        }
    }
}
