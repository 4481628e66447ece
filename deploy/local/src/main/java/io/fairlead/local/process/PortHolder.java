package io.fairlead.local.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Who listens on a port, from /proc. */
final class PortHolder {

    private static final int LOCAL_ADDRESS = 1;
    private static final int STATE = 3;
    private static final int INODE = 9;
    private static final String LISTEN = "0A";
    private static final int COMMAND_SHOWN = 120;

    private PortHolder() {}

    /** The pid and command of the listener, where this user may see them. */
    static Optional<String> of(int port) {
        return inode(port).flatMap(PortHolder::holder);
    }

    private static Optional<String> inode(int port) {
        String suffix = ":" + String.format(Locale.ROOT, "%04X", port);
        return Stream.of("/proc/net/tcp", "/proc/net/tcp6")
                .flatMap(PortHolder::lines)
                .map(line -> line.trim().split("\\s+"))
                .filter(
                        f ->
                                f.length > INODE
                                        && f[LOCAL_ADDRESS].endsWith(suffix)
                                        && f[STATE].equals(LISTEN))
                .map(f -> f[INODE])
                .findFirst();
    }

    private static Stream<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of(file)).stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    private static Optional<String> holder(String inode) {
        String wanted = "socket:[" + inode + "]";
        try (DirectoryStream<Path> processes =
                Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                if (holds(process, wanted)) {
                    return Optional.of(
                            "pid " + process.getFileName() + " (" + command(process) + ")");
                }
            }
        } catch (IOException e) {
            // No /proc here: the holder stays unknown.
        }
        return Optional.empty();
    }

    private static boolean holds(Path process, String wanted) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path file : files) {
                if (Files.readSymbolicLink(file).toString().equals(wanted)) {
                    return true;
                }
            }
        } catch (IOException | java.nio.file.DirectoryIteratorException e) {
            // Ended meanwhile, or another user's.
        }
        return false;
    }

    private static String command(Path process) {
        try {
            byte[] raw = Files.readAllBytes(process.resolve("cmdline"));
            String line =
                    String.join(
                            " ", List.of(new String(raw, StandardCharsets.UTF_8).split("\0", -1)));
            return line.length() > COMMAND_SHOWN
                    ? line.substring(0, COMMAND_SHOWN) + "..."
                    : line.trim();
        } catch (IOException e) {
            return "command unknown";
        }
    }
}
