package io.fairlead.local.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The memory of processes, with shared pages counted once: each process has its part of them (PSS).
 */
public final class Memory {

    private static final long KILOBYTE = 1024;

    private Memory() {}

    /** Of a process and all its descendants. */
    public static long ofTree(long pid) {
        LongStream descendants =
                ProcessHandle.of(pid).stream()
                        .flatMap(ProcessHandle::descendants)
                        .mapToLong(ProcessHandle::pid);
        return LongStream.concat(LongStream.of(pid), descendants).map(Memory::of).sum();
    }

    private static long of(long pid) {
        Path process = Path.of("/proc", Long.toString(pid));
        return field(process.resolve("smaps_rollup"), "Pss:")
                .or(() -> field(process.resolve("status"), "VmRSS:"))
                .orElse(0L);
    }

    private static Optional<Long> field(Path file, String name) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith(name))
                    .map(
                            line ->
                                    Long.parseLong(
                                                    line.substring(name.length())
                                                            .replace("kB", "")
                                                            .trim())
                                            * KILOBYTE)
                    .findFirst();
        } catch (IOException | java.io.UncheckedIOException e) {
            // Ended meanwhile, or not ours to read.
            return Optional.empty();
        }
    }
}
