package io.fairlead.local.slurm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** One call of the lab's script. */
final class LabCommand {

    private LabCommand() {}

    /**
     * What a call came to.
     *
     * @param output of both streams, as it was shown
     */
    record Result(int code, String output) {}

    /** Runs the call; each line of its output is also handed on as it comes. */
    static Result run(
            List<String> command, Map<String, String> environment, Consumer<String> lines) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            StringBuilder output = new StringBuilder();
            try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
                for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                    output.append(line).append('\n');
                    lines.accept(line);
                }
            }
            return new Result(process.waitFor(), output.toString());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot run " + command.get(0), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted during " + command, e);
        }
    }
}
