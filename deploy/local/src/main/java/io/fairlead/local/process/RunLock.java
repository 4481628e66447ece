package io.fairlead.local.process;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.fairlead.local.layout.FileLocks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The file that says which processes a launcher has started, for the launcher after it. */
public final class RunLock {

    private static final ObjectMapper JSON =
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    // Longer than the grace that each child's guard gives it.
    private static final Duration GUARDS_NEED = Duration.ofSeconds(12);

    private final Path file;
    private final Duration guardsNeed;

    /**
     * What the file holds.
     *
     * @param children by name
     */
    public record Content(ProcessIdentity launcher, Map<String, ProcessIdentity> children) {}

    public RunLock(Path file) {
        this(file, GUARDS_NEED);
    }

    RunLock(Path file, Duration guardsNeed) {
        this.file = file;
        this.guardsNeed = guardsNeed;
    }

    /**
     * Makes this process the launcher; refuses while another one lives, and ends what a dead one
     * left.
     */
    public void acquire() throws IOException {
        FileLocks.with(
                file.resolveSibling(file.getFileName() + ".guard"),
                () -> {
                    Optional<Content> before = read();
                    before.map(Content::launcher)
                            .filter(ProcessIdentity::lives)
                            .ifPresent(RunLock::refuse);
                    before.ifPresent(this::endChildren);
                    write(new Content(ProcessIdentity.self(), Map.of()));
                });
    }

    /** Notes a child, or its successor. */
    public synchronized void note(Child child) {
        try {
            Content content = read().orElse(new Content(ProcessIdentity.self(), Map.of()));
            Map<String, ProcessIdentity> children = new TreeMap<>(content.children());
            children.put(child.name(), child.identity());
            write(new Content(content.launcher(), children));
        } catch (IOException e) {
            throw new PartFailedException("cannot write " + file + ": " + e.getMessage());
        }
    }

    /** To be called when no child is left. */
    public void release() throws IOException {
        Files.deleteIfExists(file);
    }

    /** Who holds or held it. */
    public Optional<Content> read() throws IOException {
        return Files.exists(file)
                ? Optional.of(JSON.readValue(file.toFile(), Content.class))
                : Optional.empty();
    }

    /**
     * Ends what still lives of a launcher's children; their guards are given time to do so first.
     */
    public void endChildren(Content content) {
        long deadline = System.nanoTime() + guardsNeed.toNanos();
        while (content.children().values().stream().anyMatch(ProcessIdentity::lives)
                && System.nanoTime() < deadline) {
            sleep();
        }
        content.children().values().stream()
                .flatMap(child -> child.handle().stream())
                .forEach(ProcessHandle::destroyForcibly);
    }

    private static void refuse(ProcessIdentity launcher) {
        throw new PartFailedException(
                "already up: pid " + launcher.pid() + " (deploy/local/down stops it)");
    }

    private void write(Content content) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path part = file.resolveSibling(file.getFileName() + ".part");
        JSON.writeValue(part.toFile(), content);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void sleep() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PartFailedException("interrupted while old processes end");
        }
    }
}
