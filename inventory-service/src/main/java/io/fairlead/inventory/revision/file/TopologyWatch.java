package io.fairlead.inventory.revision.file;

import io.fairlead.inventory.facts.KnownNodes;
import io.fairlead.inventory.facts.Ownership;
import io.fairlead.inventory.revision.ClusterStatus;
import io.fairlead.inventory.revision.Importer;
import io.fairlead.inventory.revision.Revision;
import io.fairlead.inventory.revision.Revisions;
import io.fairlead.inventory.topology.Finding;
import io.fairlead.inventory.topology.Reading;
import io.fairlead.inventory.topology.TopologyFile;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jboss.logging.Logger;

/** Keeps each cluster's revision in step with its topology file and its nodes' facts. */
@ApplicationScoped
class TopologyWatch {

    private static final Logger LOG = Logger.getLogger(TopologyWatch.class);
    private static final String AUTHOR_FILE = "inventory-service (file)";
    private static final String AUTHOR_FACTS = "inventory-service (node facts)";
    // Facts come node by node: a revision for each would be one too many.
    private static final Duration QUIET = Duration.ofSeconds(1);
    private static final Duration DATABASE = Duration.ofSeconds(30);

    /** What an attempt was made with: the same again would come to the same. */
    private record Tried(String content, long facts, long term) {}

    private final KnownNodes known;
    private final Ownership ownership;
    private final Revisions revisions;
    private final Importer importer;
    private final ClusterStatus status;
    private final ConfiguredFile configured;
    private final Clock clock;
    private final RefusalLog refusals = new RefusalLog();
    private final Map<String, Tried> tried = new HashMap<>();
    private String lastFailure = "";

    TopologyWatch(
            KnownNodes known,
            Ownership ownership,
            Revisions revisions,
            Importer importer,
            ClusterStatus status,
            ConfiguredFile configured,
            Clock clock) {
        this.known = known;
        this.ownership = ownership;
        this.revisions = revisions;
        this.importer = importer;
        this.status = status;
        this.configured = configured;
        this.clock = clock;
    }

    @Scheduled(
            every = "1s",
            delayed = "1s",
            concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void look() {
        Set<String> clusters = new TreeSet<>(known.clusters());
        configured.cluster().ifPresent(clusters::add);
        try {
            for (String cluster : clusters) {
                look(cluster);
            }
            lastFailure = "";
        } catch (RuntimeException e) {
            // PostgreSQL is away, say: the next second is another try, and one line is enough.
            if (!e.toString().equals(lastFailure)) {
                lastFailure = e.toString();
                LOG.warnf("topologies cannot be looked after, will be: %s", e.getMessage());
            }
        }
    }

    private void look(String cluster) {
        if (status.of(cluster).revision().isEmpty()) {
            await(revisions.newest(cluster)).ifPresent(r -> status.found(cluster, r.number()));
        }
        if (!known.whole() || !ownership.owns(cluster)) {
            status.waiting(cluster, "slurm.nodes is being read, or another instance owns it");
            return;
        }
        KnownNodes.Facts facts = known.of(cluster);
        if (facts.nodes().isEmpty()) {
            status.waiting(cluster, "slurm.nodes has no node yet: is the gateway polling Slurm?");
            return;
        }
        Duration quiet = Duration.between(facts.changedAt(), clock.instant());
        if (quiet.compareTo(QUIET) >= 0) {
            look(cluster, facts, quiet);
        }
    }

    private void look(String cluster, KnownNodes.Facts facts, Duration quiet) {
        Optional<TopologyFile> file;
        try {
            file = configured.read(cluster);
        } catch (IOException e) {
            tried.remove(cluster);
            refuse(cluster, e.toString(), unreadable(e), quiet);
            return;
        }
        String content = file.map(TopologyFile::sha256).orElse("");
        Tried now = new Tried(content, facts.version(), known.term());
        if (!now.equals(tried.get(cluster))) {
            attempt(cluster, file, quiet);
            tried.put(cluster, now);
        }
        status.of(cluster)
                .refused()
                .ifPresent(refused -> refusals.tell(cluster, content, refused, quiet));
    }

    /** The file if it is edited, else what is in force joined with the facts as they are now. */
    private void attempt(String cluster, Optional<TopologyFile> file, Duration quiet) {
        Optional<Revisions.InForce> inForce = await(revisions.source(cluster));
        Optional<String> takenIn = inForce.flatMap(Revisions.InForce::fileSha256);
        if (file.isPresent() && !takenIn.equals(Optional.of(file.get().sha256()))) {
            run(cluster, file.get(), AUTHOR_FILE, quiet);
        } else if (inForce.isPresent()) {
            byte[] text = inForce.get().text().getBytes(StandardCharsets.UTF_8);
            run(cluster, new TopologyFile(inForce.get().file(), text), AUTHOR_FACTS, quiet);
        } else {
            status.waiting(cluster, "no topology was brought yet: configure a file, or POST one");
        }
    }

    private void run(String cluster, TopologyFile file, String author, Duration quiet) {
        boolean isConfigured = author.equals(AUTHOR_FILE);
        Importer.Outcome outcome =
                await(
                        importer.run(
                                new Importer.Request(cluster, file, author, isConfigured, false)));
        if (outcome instanceof Importer.Outcome.Refused refused) {
            refuse(cluster, file.sha256(), refused.reading(), quiet);
        } else if (outcome instanceof Importer.Outcome.TooEarly early) {
            status.waiting(cluster, early.reason());
        } else if (outcome instanceof Importer.Outcome.InForce inForce) {
            tell(cluster, inForce);
        }
    }

    private void tell(String cluster, Importer.Outcome.InForce inForce) {
        Revision revision = inForce.revision();
        status.inForce(cluster, revision.number());
        if (inForce.fresh()) {
            LOG.infof(
                    "cluster %s: revision %d by %s: %s",
                    cluster,
                    revision.number(),
                    revision.manifest().author(),
                    revision.changes().summary());
            inForce.warnings().forEach(warning -> LOG.warn(warning.text()));
        }
    }

    private void refuse(String cluster, String content, Reading.Refused refused, Duration quiet) {
        status.refused(cluster, refused);
        refusals.tell(cluster, content, refused, quiet);
    }

    private Reading.Refused unreadable(IOException e) {
        return new Reading.Refused(
                List.of(
                        new Finding(
                                Finding.Severity.ERROR,
                                "unreadable",
                                configured.path().map(String::valueOf).orElse(""),
                                1,
                                0,
                                "the file cannot be read: " + e,
                                "put it there, or correct fairlead.inventory.topology-file")));
    }

    private static <T> T await(Uni<T> uni) {
        return uni.await().atMost(DATABASE);
    }
}
