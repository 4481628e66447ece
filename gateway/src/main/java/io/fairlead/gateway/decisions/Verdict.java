package io.fairlead.gateway.decisions;

import io.fairlead.gateway.decisions.Outcome.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be said about a decision.
 *
 * @param nodes the job runs on, or was accepted for
 * @param detail one line
 */
record Verdict(Kind kind, List<String> nodes, String detail, @Nullable Integer slurmErrorCode) {

    Verdict {
        nodes = List.copyOf(nodes);
    }

    static Verdict of(Kind kind, List<String> nodes, String detail) {
        return new Verdict(kind, nodes, detail, null);
    }

    static Verdict rejected(@Nullable Integer code, String detail) {
        return new Verdict(Kind.REJECTED, List.of(), detail, code);
    }
}
