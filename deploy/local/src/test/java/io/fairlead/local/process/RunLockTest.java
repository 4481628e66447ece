package io.fairlead.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One launcher at a time; what a dead one left is ended, and nothing else. */
class RunLockTest {

    private static final ProcessIdentity DEAD =
            new ProcessIdentity(ProcessHandle.current().pid(), 1);

    @TempDir Path directory;
    private Path file;
    private RunLock lock;

    @BeforeEach
    void makeLock() {
        file = directory.resolve("lock.json");
        lock = new RunLock(file, Duration.ofMillis(300));
    }

    @Test
    void aSecondLauncherIsRefusedWithThePidOfTheFirst() throws IOException {
        lock.acquire();

        assertThatThrownBy(() -> new RunLock(file).acquire())
                .isInstanceOf(PartFailedException.class)
                .hasMessageContaining("pid " + ProcessHandle.current().pid());
    }

    @Test
    void afterReleaseTheNextMayStart() throws IOException {
        lock.acquire();
        lock.release();

        new RunLock(file).acquire();

        assertThat(lock.read().orElseThrow().launcher()).isEqualTo(ProcessIdentity.self());
    }

    @Test
    void aPidThatIsUsedAgainDoesNotCountAsTheLauncher() throws IOException {
        write(new RunLock.Content(DEAD, Map.of()));

        lock.acquire();

        assertThat(lock.read().orElseThrow().launcher()).isEqualTo(ProcessIdentity.self());
    }

    @Test
    void whatADeadLauncherLeftIsEndedButNotWhoHasItsPidNow() throws Exception {
        Process left = new ProcessBuilder("sleep", "600").start();
        Process stranger = new ProcessBuilder("sleep", "600").start();
        write(
                new RunLock.Content(
                        DEAD,
                        Map.of(
                                "left",
                                ProcessIdentity.of(left.pid()),
                                "stranger",
                                new ProcessIdentity(stranger.pid(), 1))));

        lock.acquire();

        assertThat(left.waitFor()).isNotZero();
        assertThat(stranger.isAlive()).isTrue();
        stranger.destroyForcibly();
    }

    @Test
    void childrenAreNotedWithTheirSuccessors() throws IOException {
        lock.acquire();
        Child first = child();
        Child second = child();
        lock.note(first);
        lock.note(second);

        assertThat(lock.read().orElseThrow().children())
                .containsExactly(Map.entry("child", second.identity()));

        first.kill();
        second.kill();
    }

    private Child child() {
        return Child.start(
                ChildSpec.of(
                        "child",
                        List.of("sleep", "600"),
                        Map.of(),
                        directory.resolve("child.log")));
    }

    private void write(RunLock.Content content) throws IOException {
        Files.write(file, new ObjectMapper().writeValueAsBytes(content));
    }
}
