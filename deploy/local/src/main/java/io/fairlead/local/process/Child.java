package io.fairlead.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A running child process that does not outlive this JVM. */
public final class Child {

    private static final int GRACE_TENTHS = 100;
    private static final int TAIL_LINES = 25;

    private final ChildSpec spec;
    private final Process process;
    private final ProcessIdentity identity;

    private Child(ChildSpec spec, Process process) {
        this.spec = spec;
        this.process = process;
        this.identity = ProcessIdentity.of(process.pid());
    }

    /**
     * Starts the process; its output replaces the log of its last run, which is kept as {@code .1}.
     */
    public static Child start(ChildSpec spec) {
        try {
            rotate(spec.log());
            ProcessBuilder builder =
                    new ProcessBuilder(Guard.wrap(spec.stopSignal(), GRACE_TENTHS, spec.command()))
                            .redirectErrorStream(true)
                            .redirectOutput(spec.log().toFile());
            builder.environment().putAll(spec.environment());
            Child child = new Child(spec, builder.start());
            // Frees the watcher of a process that ended by itself.
            var unused = child.process.onExit().thenAccept(ended -> child.closePipe());
            return child;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start " + spec.name(), e);
        }
    }

    private static void rotate(Path log) throws IOException {
        Files.createDirectories(log.toAbsolutePath().getParent());
        if (Files.exists(log)) {
            Files.move(
                    log,
                    log.resolveSibling(log.getFileName() + ".1"),
                    java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        }
    }

    public String name() {
        return spec.name();
    }

    public long pid() {
        return process.pid();
    }

    public ProcessIdentity identity() {
        return identity;
    }

    public boolean alive() {
        return process.isAlive();
    }

    /** How it was started, for starting it again. */
    public ChildSpec spec() {
        return spec;
    }

    /** Completes when the process ends, with its exit code. */
    public CompletableFuture<Integer> onExit() {
        return process.onExit().thenApply(Process::exitValue);
    }

    /** Asks the process to stop; {@link #await} tells whether it did. */
    public void requestStop() {
        closePipe();
    }

    /** Stops it in good order, by force after ten seconds. */
    public void stop() {
        requestStop();
        if (!await(Duration.ofMillis(GRACE_TENTHS * 100L + 2000))) {
            kill();
        }
    }

    /** SIGKILL, for tests of what happens then. */
    public void kill() {
        process.destroyForcibly();
        await(Duration.ofSeconds(10));
    }

    /** Waits for its end. */
    public boolean await(Duration timeout) {
        try {
            return process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Fails with the log's last lines where the process has ended. */
    public void requireAlive() {
        if (!alive()) {
            throw new PartFailedException(describeEnd());
        }
    }

    /** What is to be said of a process that ended unasked. */
    public String describeEnd() {
        return "%s (pid %d) ended with code %d; the last lines of %s:%n%s"
                .formatted(name(), pid(), process.exitValue(), spec.log(), logTail());
    }

    /** The last lines of its log, indented. */
    public String logTail() {
        try {
            List<String> lines =
                    Files.readAllLines(spec.log(), java.nio.charset.StandardCharsets.ISO_8859_1);
            return lines.stream()
                    .skip(Math.max(0, lines.size() - TAIL_LINES))
                    .map(line -> "    " + line)
                    .reduce("", (all, line) -> all + line + System.lineSeparator());
        } catch (IOException e) {
            return "    (no log: " + e.getMessage() + ")";
        }
    }

    private void closePipe() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // The reader is gone, which is what closing is for.
        }
    }
}
