package io.fairlead.local.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A directory that is shared is whole or not there. */
class UnpackedTest {

    @TempDir Path directory;

    @Test
    void itIsMadeOnce() throws IOException {
        Path target = directory.resolve("thing");
        Unpacked.once(target, part -> Files.writeString(part.resolve("file"), "first"));
        Unpacked.once(target, part -> Files.writeString(part.resolve("file"), "second"));

        assertThat(target.resolve("file")).hasContent("first");
    }

    @Test
    void anInterruptedMakingLeavesNothingInItsPlaceAndIsDoneAgain() throws IOException {
        Path target = directory.resolve("thing");
        assertThatThrownBy(() -> Unpacked.once(target, UnpackedTest::failHalfway))
                .isInstanceOf(IOException.class);
        assertThat(target).doesNotExist();

        Unpacked.once(target, part -> Files.writeString(part.resolve("file"), "whole"));

        assertThat(target.resolve("half")).doesNotExist();
        assertThat(target.resolve("file")).hasContent("whole");
    }

    @Test
    void deletingATreeDoesNotFollowLinks() throws IOException {
        Path outside = Files.createDirectories(directory.resolve("outside"));
        Files.writeString(outside.resolve("file"), "kept");
        Path tree = Files.createDirectories(directory.resolve("tree"));
        Files.createSymbolicLink(tree.resolve("link"), outside);

        Trees.delete(tree);

        assertThat(tree).doesNotExist();
        assertThat(outside.resolve("file")).exists();
    }

    private static void failHalfway(Path part) throws IOException {
        Files.writeString(part.resolve("half"), "");
        throw new IOException("no room");
    }
}
