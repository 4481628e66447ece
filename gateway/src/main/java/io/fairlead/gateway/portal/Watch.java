package io.fairlead.gateway.portal;

import io.fairlead.gateway.tenancy.TenantScope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One person watching a cluster. It remembers which things changed, not the changes: a page that
 * takes them late gets the newest states, and what is remembered never outgrows the cluster.
 */
public final class Watch implements AutoCloseable {

    // Beyond this many nodes one snapshot is shorter than the single events.
    private static final int SNAPSHOT_ABOVE = 400;

    private final ClusterPicture picture;
    private final TenantScope scope;
    private boolean everything = true;
    private final Set<String> nodes = new HashSet<>();
    // Each job as it was when the person last saw it.
    private final Map<String, @Nullable SlurmJob> jobs = new HashMap<>();

    /** Starts to watch; the first {@link #take} gives everything. */
    public Watch(ClusterPicture picture, TenantScope scope) {
        this.picture = picture;
        this.scope = scope;
        picture.add(this);
    }

    /** What changed since the last call, as this person may see it. */
    public List<PortalEvent> take() {
        return picture.read(content -> take(new View(content, scope)));
    }

    private List<PortalEvent> take(View view) {
        List<PortalEvent> events = new ArrayList<>();
        if (everything || nodes.size() > SNAPSHOT_ABOVE) {
            events.add(new PortalEvent.Racks(view.racks()));
            events.add(new PortalEvent.Jobs(view.jobs()));
        } else {
            nodes.stream()
                    .sorted(NaturalOrder.NAMES)
                    .forEach(name -> events.add(new PortalEvent.Node(view.node(name))));
            jobs.keySet().stream().sorted().forEach(key -> addJob(events, view, key));
        }
        everything = false;
        nodes.clear();
        jobs.clear();
        return events;
    }

    private void addJob(List<PortalEvent> events, View view, String key) {
        JobView now = view.job(key);
        SlurmJob before = jobs.get(key);
        if (now != null) {
            events.add(new PortalEvent.Job(now));
        } else if (before != null && scope.seesAccount(before.account())) {
            events.add(new PortalEvent.JobGone(new PortalEvent.Gone(before.job(), before.jobId())));
        }
    }

    void everythingChanged() {
        everything = true;
    }

    void nodeChanged(String name) {
        nodes.add(name);
    }

    void jobChanged(String key, @Nullable SlurmJob before) {
        jobs.putIfAbsent(key, before);
    }

    @Override
    public void close() {
        picture.remove(this);
    }
}
