package io.fairlead.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Ports on loopback. */
public final class Ports {

    private Ports() {}

    /** A port that is free now. */
    public static int free() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether something could listen there now. */
    public static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            // Connections of the last run that linger in TIME_WAIT do not count as taken.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Fails where a port is taken, naming it and its holder. */
    public static void requireFree(String part, int port) {
        if (!isFree(port)) {
            throw new PartFailedException(
                    "port %d, which %s needs, is taken by %s"
                            .formatted(
                                    port,
                                    part,
                                    PortHolder.of(port).orElse("a process that cannot be found")));
        }
    }
}
