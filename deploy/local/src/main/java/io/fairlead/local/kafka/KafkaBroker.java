package io.fairlead.local.kafka;

import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** The main class of the broker's process: one node, broker and controller (KRaft), on loopback. */
public final class KafkaBroker {

    private static final String CLEANER_BUFFER_BYTES = Integer.toString(8 * 1024 * 1024);

    // Fixed, so that formatting what is formatted already, or half, is harmless.
    private static final String CLUSTER_ID = "ZmFpcmxlYWQtbG9jYWwwMQ";

    private KafkaBroker() {}

    /**
     * Runs until a signal ends it.
     *
     * @param args data directory, port, controller port
     */
    public static void main(String[] args) throws Exception {
        Path data = Path.of(args[0]);
        format(data);
        KafkaRaftServer server =
                new KafkaRaftServer(
                        new KafkaConfig(configuration(data, args[1], args[2]), false), Time.SYSTEM);
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown, "stop-kafka"));
        server.startup();
        System.out.println("kafka: started on port " + args[1]);
        server.awaitShutdown();
    }

    private static void format(Path data) throws Exception {
        new Formatter()
                .setPrintStream(System.out)
                .setNodeId(1)
                .setClusterId(CLUSTER_ID)
                .setReleaseVersion(MetadataVersion.LATEST_PRODUCTION)
                .setControllerListenerName("CONTROLLER")
                .addDirectory(data.toString())
                .setMetadataLogDirectory(data.toString())
                .setIgnoreFormatted(true)
                .run();
    }

    private static Properties configuration(Path data, String port, String controllerPort) {
        Properties config = new Properties();
        config.put("process.roles", "broker,controller");
        config.put("node.id", "1");
        config.put("controller.quorum.voters", "1@127.0.0.1:" + controllerPort);
        config.put("controller.listener.names", "CONTROLLER");
        config.put(
                "listeners",
                "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controllerPort);
        config.put("advertised.listeners", "PLAINTEXT://127.0.0.1:" + port);
        config.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
        config.put("log.dirs", data.toString());
        // A topic that is not in the contract is a mistake, and shall look like one.
        config.put("auto.create.topics.enable", "false");
        oneNode(config);
        // The default, 128 MB, is half the heap of this process.
        config.put("log.cleaner.dedupe.buffer.size", CLEANER_BUFFER_BYTES);
        return config;
    }

    private static void oneNode(Properties config) {
        config.put("offsets.topic.replication.factor", "1");
        config.put("offsets.topic.num.partitions", "4");
        config.put("transaction.state.log.replication.factor", "1");
        config.put("transaction.state.log.min.isr", "1");
        config.put("transaction.state.log.num.partitions", "4");
        config.put("share.coordinator.state.topic.replication.factor", "1");
        config.put("share.coordinator.state.topic.min.isr", "1");
        config.put("share.coordinator.state.topic.num.partitions", "1");
        // Consumers come one by one here: waiting for more of them only delays the first.
        config.put("group.initial.rebalance.delay.ms", "0");
        config.put("group.min.session.timeout.ms", "1000");
    }
}
