package io.fairlead.local.layout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A directory that is either complete or absent, however often its making was interrupted. */
public final class Unpacked {

    private Unpacked() {}

    /** Fills an empty directory. */
    @FunctionalInterface
    public interface Filler {
        void fill(Path directory) throws IOException;
    }

    /** Makes the directory where it does not exist; only one process does so. */
    public static Path once(Path directory, Filler filler) throws IOException {
        if (!Files.isDirectory(directory)) {
            FileLocks.with(sibling(directory, ".lock"), () -> make(directory, filler));
        }
        return directory;
    }

    private static void make(Path directory, Filler filler) throws IOException {
        if (Files.isDirectory(directory)) {
            return;
        }
        Path part = sibling(directory, ".part");
        Trees.delete(part);
        Files.createDirectories(part);
        filler.fill(part);
        Files.move(part, directory);
    }

    private static Path sibling(Path directory, String suffix) {
        return directory.resolveSibling(directory.getFileName() + suffix);
    }
}
