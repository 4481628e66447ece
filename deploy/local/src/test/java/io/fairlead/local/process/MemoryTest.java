package io.fairlead.local.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryTest {

    @Test
    void aTreeIsItsProcessAndItsDescendants() throws Exception {
        long alone = Memory.ofTree(ProcessHandle.current().pid());
        Process child =
                new ProcessBuilder(
                                "sh",
                                "-c",
                                "x=$(head -c 30000000 /dev/zero | tr '\\0' a); echo up; read -r _")
                        .start();
        child.inputReader().readLine();

        long together = Memory.ofTree(ProcessHandle.current().pid());

        assertThat(Memory.ofTree(child.pid())).isGreaterThan(25_000_000);
        assertThat(together - alone).isGreaterThan(20_000_000);
        child.destroyForcibly();
    }

    @Test
    void aProcessThatIsGoneTakesNothing() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();

        assertThat(Memory.ofTree(gone.pid())).isZero();
    }
}
