package io.fairlead.local.slurm;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.process.Ports;
import io.fairlead.local.testing.RealParts;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A real Slurm of simulated nodes: deploy/slurm/lab, which says what each setting means.
 *
 * @param state this lab's configuration, state and logs
 * @param base its first port
 * @param settings further environment variables of the script
 */
public record SlurmLab(Layout layout, Path state, int base, Map<String, String> settings) {

    public static final String NAME = "slurm";

    private static final int REST = 2;
    private static final int FIRST_NODE = 101;
    private static final int NODES = 72;
    private static final int TEST_PORTS_FROM = 20_000;
    // Below the ports that the kernel hands out by itself.
    private static final int TEST_PORTS_TO = 32_000;

    public SlurmLab {
        settings = Map.copyOf(settings);
    }

    /**
     * A lab for tests: state of its own, free ports, gone with this JVM.
     *
     * @param name tells it from others of this JVM
     */
    public static SlurmLab forTests(String name) {
        Layout layout = Layout.find();
        String self = Long.toString(ProcessHandle.current().pid());
        Path state = layout.tests().resolve("slurm-" + self + "-" + name);
        return new SlurmLab(layout, state, freeBase(), Map.of("LAB_DIE_WITH", self));
    }

    /** The lab of the platform. */
    public static SlurmLab ofPlatform(Layout layout, int base) {
        return new SlurmLab(layout, layout.home().resolve("slurm/state"), base, Map.of());
    }

    /** Skips the test where the lab is not installed; fails it where parts are required. */
    public static void requireInstalled() {
        RealParts.require("the Slurm lab", installed(Layout.find()), () -> check(Layout.find()));
    }

    /** Whether the chroot is there and can be used. */
    public static boolean installed(Layout layout) {
        return Files.exists(layout.labScript()) && check(layout).startsWith("ok: installed");
    }

    /** What the script says is missing, one line each. */
    public static String check(Layout layout) {
        if (!Files.exists(layout.labScript())) {
            return "no " + layout.labScript();
        }
        return LabCommand.run(
                        List.of(layout.labScript().toString(), "check"), Map.of(), SlurmLab::ignore)
                .output()
                .strip();
    }

    /** Builds the chroot, which takes a minute or two; shows the progress. */
    public static void install(Layout layout, Consumer<String> progress) {
        LabCommand.Result result =
                LabCommand.run(
                        List.of(layout.labScript().toString(), "install"), Map.of(), progress);
        if (result.code() != 0) {
            throw new IllegalStateException(
                    "the Slurm lab could not be installed:\n" + result.output());
        }
    }

    /** The same lab with one more setting, for instance {@code LAB_LEASE_SECONDS}. */
    public SlurmLab with(String setting, String value) {
        Map<String, String> more = new HashMap<>(settings);
        more.put(setting, value);
        return new SlurmLab(layout, state, base, more);
    }

    /** Starts it; returns when slurmrestd answers and the nodes are up. */
    public void up() {
        call("up");
    }

    /** Stops it; its state stays. */
    public void down() {
        call("down");
    }

    /** Stops it and deletes its state. */
    public void purge() {
        call("down", "--purge");
    }

    /** Runs a command as root inside; returns what it printed. */
    public String exec(String... command) {
        return call(prepend(List.of("exec"), command));
    }

    /** Runs a command inside as alice, bob or olga; returns what it printed. */
    public String as(String user, String... command) {
        return call(prepend(List.of("as", user), command));
    }

    /** A token for slurmrestd. */
    public String token(String user) {
        return call("token", user).strip();
    }

    /**
     * Stops, starts or restarts one of Slurm's daemons.
     *
     * @param action {@code stop}, {@code start} or {@code restart}
     * @param daemon {@code slurmctld}, {@code slurmdbd} or {@code slurmrestd}
     */
    public void daemon(String action, String daemon) {
        call(action, daemon);
    }

    /** Restarts one of Slurm's daemons. */
    public void restart(String daemon) {
        daemon("restart", daemon);
    }

    /** What the script says of it. */
    public String status() {
        return run("status").output();
    }

    public boolean isUp() {
        return run("status").code() == 0;
    }

    /** Where slurmrestd answers. */
    public URI restUrl() {
        return URI.create("http://127.0.0.1:" + (base + REST));
    }

    /** The key that signs tokens for slurmrestd. */
    public Path jwtKey() {
        return state.resolve("etc/jwt_hs256.key");
    }

    /** Slurm's own description of the blocks and switches. */
    public Path topologyFile() {
        return state.resolve("etc/topology.yaml");
    }

    /** The process everything else in it descends from. */
    public OptionalLong pid() {
        try {
            return OptionalLong.of(
                    Long.parseLong(Files.readString(state.resolve("lab.pid")).strip()));
        } catch (IOException | NumberFormatException e) {
            return OptionalLong.empty();
        }
    }

    /** The ports it listens on. */
    public List<Integer> ports() {
        return ports(base);
    }

    private String call(String... arguments) {
        LabCommand.Result result = run(arguments);
        if (result.code() != 0) {
            throw new IllegalStateException(
                    "lab %s: code %d%n%s"
                            .formatted(
                                    String.join(" ", arguments), result.code(), result.output()));
        }
        return result.output();
    }

    private LabCommand.Result run(String... arguments) {
        Map<String, String> environment = new HashMap<>(settings);
        environment.put("LAB_STATE", state.toString());
        environment.put("BASE", Integer.toString(base));
        return LabCommand.run(
                List.of(prepend(List.of(layout.labScript().toString()), arguments)),
                environment,
                SlurmLab::ignore);
    }

    private static String[] prepend(List<String> first, String... rest) {
        List<String> all = new ArrayList<>(first);
        all.addAll(List.of(rest));
        return all.toArray(String[]::new);
    }

    private static List<Integer> ports(int base) {
        List<Integer> ports = new ArrayList<>();
        IntStream.rangeClosed(base, base + REST).forEach(ports::add);
        IntStream.range(0, NODES).forEach(node -> ports.add(base + FIRST_NODE + node));
        return ports;
    }

    private static int freeBase() {
        for (int attempt = 0; attempt < 100; attempt++) {
            int base =
                    ThreadLocalRandom.current()
                            .nextInt(TEST_PORTS_FROM, TEST_PORTS_TO - FIRST_NODE - NODES);
            if (ports(base).stream().allMatch(Ports::isFree)) {
                return base;
            }
        }
        throw new IllegalStateException("no free range of ports for a Slurm lab");
    }

    private static void ignore(String line) {
        // Kept in the result, and shown where the call fails.
    }
}
