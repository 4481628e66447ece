package io.fairlead.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A child lives as long as it is wanted, and never longer than its parent. */
class ChildTest {

    private static final List<String> SLEEP = List.of("sleep", "600");
    private static final String IGNORES_TERM = "trap '' TERM; while :; do sleep .1; done";

    @TempDir Path directory;

    // Not INT: what is started in the background of a script ignores it, and its children do too.
    @ParameterizedTest
    @ValueSource(strings = {"TERM", "USR1", "KILL"})
    void aChildDiesWithAParentThatIsKilled(String stopSignal) throws Exception {
        Process launcher = launcher(stopSignal, SLEEP);
        ProcessIdentity child = childOf(launcher);
        assertThat(child.lives()).isTrue();

        launcher.destroyForcibly().waitFor();

        assertThat(ends(child, Duration.ofSeconds(5))).isTrue();
    }

    @Test
    void aChildThatDoesNotHeedTheSignalIsKilledAfterTheGrace() throws Exception {
        Process launcher = launcher("TERM", List.of("sh", "-c", IGNORES_TERM));
        ProcessIdentity child = childOf(launcher);

        launcher.destroyForcibly().waitFor();

        assertThat(ends(child, Duration.ofSeconds(3))).isFalse();
        assertThat(ends(child, Duration.ofSeconds(15))).isTrue();
    }

    @Test
    void stopEndsItWithItsSignalAndLeavesNothing() {
        Child child = start("trap 'echo bye; exit 3' TERM; echo $$; while :; do sleep .05; done");
        awaitLog(child);

        child.stop();

        assertThat(child.alive()).isFalse();
        assertThat(child.logTail()).contains("bye");
        assertThat(child.onExit().join()).isEqualTo(3);
        assertThat(ProcessHandle.of(child.pid())).isEmpty();
    }

    @Test
    void itsPidIsThatOfTheProgramAndNotOfTheGuard() {
        Child child = start("echo $$; sleep 600");
        awaitLog(child);

        assertThat(child.logTail().strip()).isEqualTo(Long.toString(child.pid()));

        child.kill();
    }

    @Test
    void whoWaitsForAChildThatEndsLearnsWhyAtOnce() {
        Child child = start("echo no room left; exit 7");

        assertThatThrownBy(() -> Readiness.await(child, Duration.ofSeconds(60), () -> false))
                .isInstanceOf(PartFailedException.class)
                .hasMessageContaining("code 7")
                .hasMessageContaining("no room left");
    }

    @Test
    void anAnswerFromSomeoneElseDoesNotMakeADeadChildReady() throws Exception {
        Child child = start("exit 1");
        child.await(Duration.ofSeconds(10));

        assertThatThrownBy(() -> Readiness.await(child, Duration.ofSeconds(60), () -> true))
                .isInstanceOf(PartFailedException.class);
    }

    @Test
    void theLogOfTheLastRunIsKept() throws Exception {
        Child first = start("echo first");
        first.await(Duration.ofSeconds(10));
        Child second = start("echo second");
        second.await(Duration.ofSeconds(10));

        assertThat(directory.resolve("child.log.1")).hasContent("first");
        assertThat(directory.resolve("child.log")).hasContent("second");
    }

    private Child start(String script) {
        return Child.start(
                ChildSpec.of(
                        "child",
                        List.of("sh", "-c", script),
                        Map.of(),
                        directory.resolve("child.log")));
    }

    private Process launcher(String stopSignal, List<String> child) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of(directory.resolve("victim.log").toString(), stopSignal));
        arguments.addAll(child);
        return new ProcessBuilder(
                        JavaCommand.mainClass(
                                List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"),
                                Launcher.class.getName(),
                                arguments))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static ProcessIdentity childOf(Process launcher) throws IOException {
        BufferedReader reader = launcher.inputReader(StandardCharsets.UTF_8);
        String[] fields = reader.readLine().split(" ", -1);
        return new ProcessIdentity(Long.parseLong(fields[0]), Long.parseLong(fields[1]));
    }

    private static boolean ends(ProcessIdentity process, Duration limit)
            throws InterruptedException {
        long deadline = System.nanoTime() + limit.toNanos();
        while (process.lives() && System.nanoTime() < deadline) {
            Thread.sleep(20);
        }
        return !process.lives();
    }

    private void awaitLog(Child child) {
        Readiness.await(
                child,
                Duration.ofSeconds(10),
                () -> Files.size(directory.resolve("child.log")) > 0);
    }
}
