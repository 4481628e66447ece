package io.fairlead.local.kafka;

import io.fairlead.local.process.Child;
import io.fairlead.local.process.ChildSpec;
import io.fairlead.local.process.JavaCommand;
import io.fairlead.local.process.Readiness;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A Kafka broker in a process of its own. */
public final class Kafka {

    public static final String NAME = "kafka";

    private static final Duration START_TIMEOUT = Duration.ofSeconds(60);
    // No JMX beans are read here; without the flags a JVM of this kind takes 100 MB more.
    private static final List<String> JVM =
            List.of(
                    "-Xms64m",
                    "-Xmx256m",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "-Xss512k",
                    "-Xshare:auto");

    private Kafka() {}

    /** How to start it. */
    public static ChildSpec spec(Path data, Path log, int port, int controllerPort) {
        return ChildSpec.of(
                NAME,
                JavaCommand.mainClass(
                        JVM,
                        KafkaBroker.class.getName(),
                        List.of(
                                data.toString(),
                                Integer.toString(port),
                                Integer.toString(controllerPort))),
                Map.of(),
                log);
    }

    /** Waits until the broker serves clients. */
    public static void awaitReady(Child child, int port) {
        // A cheap knock first: Kafka's own client backs off for seconds where nobody listens yet.
        Readiness.await(child, START_TIMEOUT, () -> connects(port));
        Readiness.await(child, START_TIMEOUT, () -> Topics.brokerAnswers("127.0.0.1:" + port));
    }

    private static boolean connects(int port) throws java.io.IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        }
    }
}
