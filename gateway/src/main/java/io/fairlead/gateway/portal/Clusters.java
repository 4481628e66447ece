package io.fairlead.gateway.portal;

import io.fairlead.gateway.tenancy.TenantScope;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/** The pictures of all clusters, and questions to them in somebody's name. */
public final class Clusters {

    private final Map<String, ClusterPicture> pictures = new ConcurrentSkipListMap<>();
    private volatile boolean complete;

    /** A cluster's picture; an empty one where none is known yet. */
    public ClusterPicture picture(String cluster) {
        return pictures.computeIfAbsent(cluster, name -> new ClusterPicture(name, complete));
    }

    /** The picture of a cluster that some event has named. */
    public Optional<ClusterPicture> known(String cluster) {
        return Optional.ofNullable(pictures.get(cluster));
    }

    /** Everything known is read. */
    public void completed() {
        complete = true;
        pictures.values().forEach(ClusterPicture::completed);
    }

    /** A cluster in one line. */
    public record Summary(
            String cluster, boolean complete, int nodes, long running, long pending) {}

    /** Every cluster, with the jobs that the scope sees. */
    public List<Summary> summaries(TenantScope scope) {
        return pictures.values().stream()
                .map(picture -> picture.read(content -> summary(content, scope)))
                .toList();
    }

    private static Summary summary(ClusterPicture.Content content, TenantScope scope) {
        List<SlurmJob> visible =
                content.jobs().values().stream()
                        .filter(job -> scope.seesAccount(job.account()))
                        .toList();
        return new Summary(
                content.cluster(),
                content.complete(),
                content.slurmNodes().size(),
                visible.stream().filter(SlurmJob::onNodes).count(),
                visible.stream().filter(SlurmJob::pending).count());
    }

    /** A cluster's racks. */
    public static RacksView racks(ClusterPicture picture, TenantScope scope) {
        return picture.read(content -> new View(content, scope).racks());
    }

    /** The visible jobs of a cluster, newest first. */
    public static List<JobView> jobs(ClusterPicture picture, TenantScope scope) {
        return picture.read(content -> new View(content, scope).jobs());
    }

    /** The newest job of that number, if it is visible. */
    public static Optional<JobView> job(ClusterPicture picture, TenantScope scope, long jobId) {
        return picture.read(content -> new View(content, scope).jobById(jobId));
    }
}
