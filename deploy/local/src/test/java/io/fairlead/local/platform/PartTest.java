package io.fairlead.local.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.local.process.Child;
import io.fairlead.local.process.ChildSpec;
import io.fairlead.local.process.PartFailedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only an end that nobody asked for is reported. */
class PartTest {

    @TempDir Path directory;
    private final BlockingQueue<Child> started = new LinkedBlockingQueue<>();
    private final BlockingQueue<Child> ended = new LinkedBlockingQueue<>();
    private final Part part = new Part("part", this::spec, Child::requireAlive, new Recorder());

    @AfterEach
    void stop() {
        part.retire();
    }

    @Test
    void anUnaskedEndIsReportedAtOnceAndNothingIsStartedAgain() throws Exception {
        part.start();
        ProcessHandle.of(part.pid()).orElseThrow().destroyForcibly();

        Child reported = ended.poll(10, TimeUnit.SECONDS);

        assertThat(reported).isNotNull();
        assertThat(reported.describeEnd()).contains("part", "137", "hello");
        assertThat(part.alive()).isFalse();
        assertThat(started).hasSize(1);
    }

    @Test
    void aKillAndAStopAreNotReported() throws Exception {
        part.start();
        part.kill();
        part.start();
        part.stop();

        assertThat(ended.poll(300, TimeUnit.MILLISECONDS)).isNull();
        assertThat(started).hasSize(2);
    }

    @Test
    void aRetiredPartDoesNotStartAgain() {
        part.retire();

        assertThatThrownBy(part::start).isInstanceOf(PartFailedException.class);
    }

    @Test
    void itDoesNotRunTwice() {
        part.start();

        assertThatThrownBy(part::start).hasMessageContaining("runs already");
    }

    private ChildSpec spec() {
        return ChildSpec.of(
                "part",
                List.of("sh", "-c", "echo hello; exec sleep 600"),
                Map.of(),
                directory.resolve("part.log"));
    }

    private final class Recorder implements Part.Watch {
        @Override
        public void started(Child child) {
            // Long enough for the child to have said hello.
            child.await(java.time.Duration.ofMillis(200));
            started.add(child);
        }

        @Override
        public void ended(Child child) {
            ended.add(child);
        }
    }
}
