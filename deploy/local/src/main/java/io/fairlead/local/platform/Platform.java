package io.fairlead.local.platform;

import io.fairlead.local.kafka.Kafka;
import io.fairlead.local.kafka.Topics;
import io.fairlead.local.keycloak.Keycloak;
import io.fairlead.local.keycloak.Tokens;
import io.fairlead.local.postgres.Databases;
import io.fairlead.local.postgres.Postgres;
import io.fairlead.local.process.Child;
import io.fairlead.local.process.Memory;
import io.fairlead.local.process.PartFailedException;
import io.fairlead.local.process.RunLock;
import io.fairlead.local.slurm.SlurmLab;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * The platform on one machine. At most one runs per checkout, and it does not outlive the JVM that
 * started it.
 */
public final class Platform implements AutoCloseable {

    // Held here because the logging framework forgets a logger, and its level, that nobody holds.
    private static final Logger KAFKA_CLIENT = Logger.getLogger("org.apache.kafka");

    private final PlatformOptions options;
    private final Progress progress;
    private final RunLock lock;
    private final Secrets secrets;
    private final Parts parts;
    private final Optional<SlurmLab> lab;
    private final Map<String, Part> byName = new ConcurrentHashMap<>();
    private volatile Duration startDuration = Duration.ZERO;
    private volatile boolean closing;

    private Platform(PlatformOptions options, Progress progress, RunLock lock) throws IOException {
        this.options = options;
        this.progress = progress;
        this.lock = lock;
        this.secrets =
                Secrets.in(
                        options.layout().data().resolve("secrets.properties"),
                        databases(),
                        Keycloak.CONFIDENTIAL_CLIENTS);
        this.parts = new Parts(options, secrets, new Watcher());
        this.lab = options.lab() ? Optional.of(labOf(options)) : Optional.empty();
    }

    /**
     * Starts everything and returns when all of it is ready; where something fails, stops what has
     * been started.
     *
     * @throws PartFailedException with a message for the person at the terminal
     */
    public static Platform start(PlatformOptions options, PrintStream out) throws IOException {
        KAFKA_CLIENT.setLevel(Level.WARNING);
        Progress progress = new Progress(out);
        RunLock lock = new RunLock(options.layout().run().resolve("lock.json"));
        lock.acquire();
        try {
            Preparation.run(options, progress);
        } catch (RuntimeException | IOException e) {
            lock.release();
            throw e;
        }
        Platform platform = new Platform(options, progress, lock);
        Thread hook = new Thread(platform::close, "stop-platform");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            platform.startAll();
            return platform;
        } catch (RuntimeException e) {
            platform.close();
            throw e;
        }
    }

    private void startAll() {
        // 1. What the services stand on; Keycloak needs a database first.
        List<Runnable> infrastructure =
                new ArrayList<>(List.of(this::startKafka, this::startPostgresAndKeycloak));
        lab.ifPresent(slurm -> infrastructure.add(() -> progress.step(SlurmLab.NAME, slurm::up)));
        Together.start(infrastructure);

        // 2. The services; each waits for the others' events by itself.
        Together.start(
                options.services().stream()
                        .<Runnable>map(service -> () -> start(parts.service(service, slurm())))
                        .toList());

        // 3. Done.
        startDuration = progress.elapsed();
    }

    private void startKafka() {
        start(parts.kafka());
        try {
            int created = Topics.createMissing(Parts.KAFKA_ADDRESS);
            progress.say("topics of the contract: " + created + " created");
        } catch (ExecutionException e) {
            throw new PartFailedException("the topics could not be created: " + e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PartFailedException("interrupted while topics were created");
        }
    }

    private void startPostgresAndKeycloak() {
        start(parts.postgres());
        Databases server = parts.postgresServer().databases();
        try {
            for (String database : databases()) {
                server.ensure(database, secrets.database(database));
            }
        } catch (SQLException e) {
            throw new PartFailedException("the databases could not be created: " + e.getMessage());
        }
        start(parts.keycloak());
    }

    private void start(Part part) {
        // In this order: either the part is among those that close() stops, or it is not started.
        byName.put(part.name(), part);
        if (closing) {
            throw new PartFailedException("stopped before " + part.name() + " was started");
        }
        progress.step(part.name(), part::start);
    }

    /** From the start until everything was ready. */
    public Duration startDuration() {
        return startDuration;
    }

    /** What all processes take together, this one included; shared pages count once. */
    public long memoryBytes() {
        // Every part descends from this process, except the lab, which supervises itself.
        long own = Memory.ofTree(ProcessHandle.current().pid());
        return own
                + lab.map(SlurmLab::pid).stream()
                        .flatMapToLong(pid -> pid.stream())
                        .map(Memory::ofTree)
                        .sum();
    }

    /**
     * SIGKILL to a part: {@code kafka}, {@code postgres}, {@code keycloak}, or a service's name.
     */
    public void kill(String name) {
        part(name).kill();
    }

    /** Stops a part in good order. */
    public void stop(String name) {
        part(name).stop();
    }

    /** Starts a part again, after stopping it where it runs; returns when it is ready. */
    public void restart(String name) {
        Part part = part(name);
        part.stop();
        part.start();
    }

    /** The process of a part. */
    public long pid(String name) {
        return part(name).pid();
    }

    public boolean alive(String name) {
        return part(name).alive();
    }

    /** The Slurm lab, where this platform has one. */
    public Optional<SlurmLab> lab() {
        return lab;
    }

    /** The Slurm that the gateway was pointed to. */
    public Optional<SlurmEndpoint> slurm() {
        return lab.map(SlurmEndpoint::of).or(options::slurm);
    }

    /** Tokens of the realm. */
    public Tokens tokens() {
        return new Tokens(parts.keycloakServer().issuer());
    }

    /** A service's own token. */
    public String serviceToken(String client) {
        return tokens().service(client, secrets.client(client));
    }

    public String bootstrapServers() {
        return Parts.KAFKA_ADDRESS;
    }

    /** Where people go. */
    public URI portal() {
        return ServiceSpec.GATEWAY.url();
    }

    /** Stops everything in order: those who use before what they use. */
    @Override
    public synchronized void close() {
        if (closing) {
            return;
        }
        closing = true;
        stopAll(options.services().stream().map(ServiceSpec::name));
        List<Runnable> rest =
                new ArrayList<>(
                        List.of(
                                () -> stopAll(Stream.of(Keycloak.NAME)),
                                () -> stopAll(Stream.of(Kafka.NAME))));
        lab.ifPresent(slurm -> rest.add(() -> stopLab(slurm)));
        Together.finish(rest);
        stopAll(Stream.of(Postgres.NAME));
        try {
            lock.release();
        } catch (IOException e) {
            progress.say("cannot delete the lock file: " + e.getMessage());
        }
        progress.say("stopped");
    }

    private void stopLab(SlurmLab slurm) {
        try {
            slurm.down();
        } catch (IllegalStateException e) {
            // It goes down with this process anyway.
            progress.say(String.valueOf(e.getMessage()));
        }
    }

    private void stopAll(Stream<String> names) {
        Together.finish(
                names.filter(byName::containsKey)
                        .<Runnable>map(name -> () -> part(name).retire())
                        .toList());
    }

    private Part part(String name) {
        Part part = byName.get(name);
        if (part == null) {
            throw new IllegalArgumentException(
                    "no part " + name + " was started; there are " + byName.keySet());
        }
        return part;
    }

    private static SlurmLab labOf(PlatformOptions options) {
        return SlurmLab.ofPlatform(options.layout(), PlatformPorts.SLURM_BASE)
                .with("LAB_KAFKA", Parts.KAFKA_ADDRESS)
                .with("LAB_DIE_WITH", Long.toString(ProcessHandle.current().pid()));
    }

    private static List<String> databases() {
        return Stream.concat(
                        ServiceSpec.ALL.stream().map(ServiceSpec::database),
                        Stream.of(Keycloak.NAME))
                .toList();
    }

    private final class Watcher implements Part.Watch {
        @Override
        public void started(Child child) {
            lock.note(child);
        }

        @Override
        public void ended(Child child) {
            if (!closing) {
                progress.say(child.describeEnd());
            }
        }
    }
}
