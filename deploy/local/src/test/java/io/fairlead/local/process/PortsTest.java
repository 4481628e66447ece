package io.fairlead.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

/** A port that is taken is named, and so is who holds it. */
class PortsTest {

    @Test
    void aTakenPortIsNamedWithThePartAndItsHolder() throws IOException {
        try (ServerSocket held = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = held.getLocalPort();

            assertThatThrownBy(() -> Ports.requireFree("Kafka", port))
                    .isInstanceOf(PartFailedException.class)
                    .hasMessageContaining("port " + port)
                    .hasMessageContaining("Kafka")
                    .hasMessageContaining("pid " + ProcessHandle.current().pid())
                    .hasMessageContaining("java");
        }
    }

    @Test
    void aPortHeldOnAllAddressesIsTakenToo() throws IOException {
        try (ServerSocket held = new ServerSocket(0)) {
            assertThat(Ports.isFree(held.getLocalPort())).isFalse();
        }
    }

    @Test
    void aFreePortIsFree() {
        Ports.requireFree("Kafka", Ports.free());
    }
}
