package io.fairlead.platform.events;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Keeps what the inbox hands in; refuses what says so. */
@ApplicationScoped
class RecordingHandler implements StateHandler {

    private final List<StateEvent> events = new ArrayList<>();
    private int caughtUp;

    @Override
    public Set<String> topics() {
        return Set.of("slurm.nodes");
    }

    @Override
    public synchronized void accept(StateEvent event) {
        if (event.json().contains("unreadable")) {
            throw new UnreadableEventException("field states: not a list");
        }
        events.add(event);
    }

    @Override
    public synchronized void caughtUp() {
        caughtUp++;
    }

    synchronized int timesCaughtUp() {
        return caughtUp;
    }

    synchronized List<StateEvent> eventsOf(String cluster) {
        return events.stream().filter(e -> e.cluster().equals(cluster)).toList();
    }
}
