package io.fairlead.placement.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The engine has no clock, chance, input, output or threads: the simulator runs the same code. */
class PurityTest {

    private static final Pattern IMPURE =
            Pattern.compile(
                    "\\.now\\(\\)|\\bClock\\b|\\bRandom\\b|randomUUID|\\bSystem\\.|java\\.io\\.|java\\.nio\\."
                            + "|java\\.net\\.|java\\.util\\.concurrent|java\\.util\\.logging|\\bThread\\b");

    // "now()" of a snapshot or a cycle is a value that was handed in.
    private static final Pattern HANDED_IN = Pattern.compile("(snapshot|cycle)\\.now\\(\\)");

    @Test
    void nothingImpureIsUsed() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();

            assertThat(sources).isNotEmpty().noneMatch(PurityTest::impure);
        }
    }

    private static boolean impure(Path source) {
        try {
            String text = HANDED_IN.matcher(Files.readString(source)).replaceAll("");
            return IMPURE.matcher(text).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
