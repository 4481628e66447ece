package io.fairlead.local.postgres;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.layout.Unpacked;
import io.fairlead.local.layout.Versions;
import io.fairlead.local.process.PartFailedException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/** The server's programs, unpacked from the class path. */
final class PostgresBinaries {

    private static final int ANY_EXECUTE = 0111;

    private final Path directory;

    private PostgresBinaries(Path directory) {
        this.directory = directory;
    }

    static PostgresBinaries unpacked(Layout layout) {
        try {
            return new PostgresBinaries(
                    Unpacked.once(
                            layout.home().resolve("postgres-" + Versions.postgres()),
                            PostgresBinaries::unpack));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot unpack PostgreSQL", e);
        }
    }

    /**
     * A command line of one of its programs. PostgreSQL refuses to run as root; in a user namespace
     * root is not root.
     */
    List<String> command(String program, List<String> arguments) {
        List<String> command = new ArrayList<>();
        if ("root".equals(System.getProperty("user.name"))) {
            command.addAll(List.of("unshare", "--user"));
        }
        command.add(directory.resolve("bin").resolve(program).toString());
        command.addAll(arguments);
        return command;
    }

    private static void unpack(Path target) throws IOException {
        String archive = "/postgres-linux-" + architecture() + ".txz";
        try (InputStream raw = PostgresBinaries.class.getResourceAsStream(archive)) {
            if (raw == null) {
                throw new PartFailedException(archive + " is not on the class path");
            }
            try (TarArchiveInputStream tar =
                    new TarArchiveInputStream(
                            new XZCompressorInputStream(new BufferedInputStream(raw)))) {
                for (TarArchiveEntry entry = tar.getNextEntry();
                        entry != null;
                        entry = tar.getNextEntry()) {
                    unpack(entry, tar, target);
                }
            }
        }
    }

    private static void unpack(TarArchiveEntry entry, InputStream content, Path target)
            throws IOException {
        Path file = target.resolve(entry.getName()).normalize();
        if (!file.startsWith(target)) {
            throw new IOException("entry outside the archive: " + entry.getName());
        }
        if (entry.isDirectory()) {
            Files.createDirectories(file);
            return;
        }
        Files.createDirectories(file.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
        } else {
            Files.copy(content, file);
            Files.setPosixFilePermissions(file, permissions((entry.getMode() & ANY_EXECUTE) != 0));
        }
    }

    private static Set<PosixFilePermission> permissions(boolean executable) {
        Set<PosixFilePermission> permissions =
                EnumSet.of(
                        PosixFilePermission.OWNER_READ,
                        PosixFilePermission.OWNER_WRITE,
                        PosixFilePermission.GROUP_READ,
                        PosixFilePermission.OTHERS_READ);
        if (executable) {
            permissions.addAll(
                    EnumSet.of(
                            PosixFilePermission.OWNER_EXECUTE,
                            PosixFilePermission.GROUP_EXECUTE,
                            PosixFilePermission.OTHERS_EXECUTE));
        }
        return permissions;
    }

    private static String architecture() {
        return switch (System.getProperty("os.arch").toLowerCase(Locale.ROOT)) {
            case "aarch64", "arm64" -> "arm_64";
            default -> "x86_64";
        };
    }
}
