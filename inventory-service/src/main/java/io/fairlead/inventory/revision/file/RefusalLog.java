package io.fairlead.inventory.revision.file;

import io.fairlead.inventory.topology.Finding;
import io.fairlead.inventory.topology.Reading;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Tells the log of a refused file, once per content. Unknown nodes may only be nodes whose facts
 * are still on their way, so these are told when no fact has come for a while.
 */
final class RefusalLog {

    private static final Logger LOG = Logger.getLogger(RefusalLog.class);
    // The gateway's first poll of a large cluster takes a few seconds to arrive here whole.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Map<String, String> told = new HashMap<>();

    void tell(String cluster, String content, Reading.Refused refused, Duration quiet) {
        boolean early = refused.onlyUnknownNodes() && quiet.compareTo(PATIENCE) < 0;
        if (early || content.equals(told.put(cluster, content))) {
            return;
        }
        LOG.errorf(
                "the topology of cluster %s is refused, what was in force stays:\n%s",
                cluster,
                refused.findings().stream()
                        .map(Finding::text)
                        .collect(Collectors.joining("\n  ", "  ", "")));
    }
}
