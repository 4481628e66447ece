package io.fairlead.local.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * A process, told from a later one with the same pid by its start.
 *
 * @param started clock ticks since boot on Linux (unlike an instant, the same whatever happens to
 *     the clock)
 */
public record ProcessIdentity(long pid, long started) {

    private static final int FIELDS_BEFORE_START = 19;

    /** The process that has this pid now; {@code started} is -1 where there is none. */
    public static ProcessIdentity of(long pid) {
        return new ProcessIdentity(pid, startOf(pid));
    }

    /** This JVM. */
    public static ProcessIdentity self() {
        return of(ProcessHandle.current().pid());
    }

    /** Whether exactly this process still runs; one that is dead but not yet reaped does not. */
    public boolean lives() {
        return started != -1 && startOf(pid) == started;
    }

    /** The living process. */
    public Optional<ProcessHandle> handle() {
        return lives() ? ProcessHandle.of(pid) : Optional.empty();
    }

    private static long startOf(long pid) {
        Path stat = Path.of("/proc", Long.toString(pid), "stat");
        try {
            // The command's name, in parentheses, may hold spaces and parentheses itself.
            String text = Files.readString(stat, java.nio.charset.StandardCharsets.ISO_8859_1);
            String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ", -1);
            return "Z".equals(fields[0]) ? -1 : Long.parseLong(fields[FIELDS_BEFORE_START]);
        } catch (IOException e) {
            return Files.exists(Path.of("/proc/self/stat")) ? -1 : startByJdk(pid);
        }
    }

    private static long startByJdk(long pid) {
        return ProcessHandle.of(pid)
                .flatMap(handle -> handle.info().startInstant())
                .map(Instant::toEpochMilli)
                .orElse(-1L);
    }
}
