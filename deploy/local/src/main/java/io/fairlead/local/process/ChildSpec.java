package io.fairlead.local.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How to start one child process.
 *
 * @param environment added to the launcher's own
 * @param stopSignal what stops it in good order, without SIG
 */
public record ChildSpec(
        String name,
        List<String> command,
        Map<String, String> environment,
        Path log,
        String stopSignal) {

    /** A process that stops on SIGTERM. */
    public static ChildSpec of(
            String name, List<String> command, Map<String, String> environment, Path log) {
        return new ChildSpec(name, command, environment, log, "TERM");
    }
}
