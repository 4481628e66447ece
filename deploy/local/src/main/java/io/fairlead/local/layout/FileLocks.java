package io.fairlead.local.layout;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Work that one process at a time may do, for instance unpacking what several test runs share. */
public final class FileLocks {

    private FileLocks() {}

    /** Something that may fail to read or write. */
    @FunctionalInterface
    public interface Work {
        void run() throws IOException;
    }

    /** Does the work while it holds the lock; waits for it first. */
    public static void with(Path lockFile, Work work) throws IOException {
        Files.createDirectories(lockFile.toAbsolutePath().getParent());
        // Within a JVM a second lock on one file is an error, not a wait.
        synchronized (FileLocks.class) {
            try (FileChannel channel =
                            FileChannel.open(
                                    lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock held = channel.lock()) {
                if (held.isValid()) {
                    work.run();
                }
            }
        }
    }
}
